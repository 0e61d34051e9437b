import type { FieldValues } from '~/modules/content';
import { Card, CardBody, CardLink, CardMedia } from '~/ui/card';
import { classNames } from '~/ui/class-names';
import { Heading, type HeadingTag } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ContentIcon, hasIcon } from '../content-icon';
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
 * A card with one link whose area is the whole card: the button, else the title. The list it stands in says by
 * `data-card-variant` how it looks.
 */
export function ContentCard({ fields, page, level = 'h3' }: ContentCardProps) {
  const { Title: title, Text: text, Image: image, Icon: icon } = fields;
  const link = linkAttributes(page, fields.Link);
  const action = actionOf(fields);
  return (
    <Card
      as="div"
      interactive={link !== null}
      className={classNames(styles.card, image !== null && styles.pictured)}
    >
      {image !== null && (
        <CardMedia className={styles.media}>
          <Picture
            image={image}
            ratio="3 / 2"
            sizes="(width >= 64rem) 34vw, (width >= 40rem) 50vw, 100vw"
            // The title says it; a picture that says something else is read as well.
            decorative={title !== '' && image.alt.trim() === ''}
          />
        </CardMedia>
      )}
      <CardBody className={styles.body}>
        {hasIcon(page, icon) && (
          <span className={styles.icon}>
            <ContentIcon icon={icon} page={page} size="1.75rem" />
          </span>
        )}
        {title !== '' && (
          <Heading tag={level} size="m">
            {link !== null && action === '' ? <CardLink {...link}>{title}</CardLink> : title}
          </Heading>
        )}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {link !== null && (action !== '' || title === '') && (
          <p className={styles.action}>
            <CardLink {...link} className={styles.button}>
              {action || page.t('shell.readMore')}
              {title !== '' && <VisuallyHidden>: {title}</VisuallyHidden>}
              <Icon name="ArrowRight" className={styles.arrow} />
            </CardLink>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** Words of the button: its own, else those of the link. A button that only repeats the title is none. */
function actionOf({ ButtonText, Link, Title }: ContentCardProps['fields']): string {
  const own = ButtonText.trim();
  if (own !== '') return own;
  const text = Link?.text.trim() ?? '';
  return text === Title.trim() ? '' : text;
}
