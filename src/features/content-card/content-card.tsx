import { ContentIcon, hasIcon } from '~/features/content-icon';
import type { FieldValues } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { Card, CardBody } from '~/ui/card';
import { classNames } from '~/ui/class-names';
import type { HeadingTag } from '~/ui/heading';
import type { cardFields } from './card-fields';
import { CardAction, CardPicture, CardText, CardTitle, cardClass } from './card-parts';
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
  const linked = { title, link, action: actionOf(fields) };
  return (
    <Card
      as="div"
      interactive={link !== null}
      className={classNames(cardClass, styles.card, image !== null && styles.pictured)}
    >
      <CardPicture image={image} title={title} className={styles.media} />
      <CardBody className={styles.body}>
        {hasIcon(page, icon) && (
          <span className={styles.icon}>
            <ContentIcon icon={icon} page={page} size="1.75rem" />
          </span>
        )}
        <CardTitle {...linked} level={level} />
        <CardText text={text} />
        <CardAction {...linked} page={page} />
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
