import { Card, CardBody, CardLink, CardMedia } from '~/ui/card';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Icon, isIconName } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { BlockView, FieldsOf } from '../contract';
import { linkAttributes } from '../link';
import type { block } from './card.block';
import styles from './stage-card.module.css';

/**
 * A card with one link whose area is the whole card: the button when it has a text, else the title. The
 * row it stands in says by `data-card-variant` how it looks.
 */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => {
  const { Title: title, Text: text, Image: image, Icon: icon } = fields;
  const link = linkAttributes(page, fields.Link);
  const action = fields.ButtonText;
  return (
    <Card
      as="div"
      interactive={link !== null}
      className={classNames(styles.card, image !== null && styles.pictured)}
    >
      {image !== null && (
        <CardMedia className={styles.media}>
          <Picture image={image} ratio="3 / 2" sizes="(width >= 64rem) 34vw, (width >= 40rem) 50vw, 100vw" />
        </CardMedia>
      )}
      <CardBody className={styles.body}>
        {isIconName(icon) && (
          <span className={styles.icon}>
            <Icon name={icon} size="1.75rem" />
          </span>
        )}
        {title !== '' && (
          <Heading tag="h3" size="m">
            {link !== null && action === '' ? <CardLink {...link}>{title}</CardLink> : title}
          </Heading>
        )}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {link !== null && action !== '' && (
          <p className={styles.action}>
            <CardLink {...link} className={styles.button}>
              {action}
              {title !== '' && <VisuallyHidden>: {title}</VisuallyHidden>}
              <Icon name="ArrowRight" className={styles.arrow} />
            </CardLink>
          </p>
        )}
      </CardBody>
    </Card>
  );
};
