import type { FieldValues } from '~/modules/content';
import { Card, CardBody, CardLink, CardMedia } from '~/ui/card';
import { classNames } from '~/ui/class-names';
import { Heading, type HeadingTag } from '~/ui/heading';
import { Icon, isIconName } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { PageContext } from '../contract';
import { linkAttributes } from '../link';
import type { cardFields } from './card.block';
import styles from './stage-card.module.css';

export interface ContentCardProps {
  readonly fields: FieldValues<typeof cardFields>;
  readonly page: PageContext;
  /** Level of its title: one below the list's. */
  readonly level?: HeadingTag;
}

/**
 * A card with one link whose area is the whole card: the button when it has a text, else the title. The
 * list it stands in says by `data-card-variant` how it looks.
 */
export function ContentCard({ fields, page, level = 'h3' }: ContentCardProps) {
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
          <Heading tag={level} size="m">
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
}
