import type { FieldValues } from '~/modules/content';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import type { block } from './image-buttons.block';
import styles from './image-buttons.module.css';

type Item = FieldValues<FieldsOf<typeof block>>['ImageButtonItems'][number];

/** An item without a picture is left out; one without a link is a picture only. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const items = fields.ImageButtonItems.filter(({ Image }) => Image !== null);
  if (items.length === 0) return null;
  const titled = fields.Title !== '';
  return (
    <section
      className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}
      {...(titled && { 'aria-labelledby': `${uid}-title` })}
    >
      <Container width="content" className={styles.column}>
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
            {fields.Title}
          </Heading>
        )}
        <ul className={classNames(styles.buttons, items.length === 4 && styles.four)}>
          {items.map((item, at) => (
            // Two buttons may read alike; their order is what tells them apart.
            <li key={`${at}-${item.Link?.href}`} className={styles.item}>
              <ImageButton item={item} page={page} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
};

function ImageButton({ item, page }: { item: Item; page: PageContext }) {
  const link = linkAttributes(page, item.Link);
  const text = item.Link?.text.trim() ?? '';
  const { Image: image } = item;
  if (image === null) return null;
  const content = (
    <>
      <Picture
        image={image}
        ratio="4 / 3"
        sizes="(width >= 64rem) 34vw, (width >= 40rem) 50vw, 100vw"
        // The words say it; a picture that says something else is read as well.
        decorative={text !== '' && image.alt.trim() === ''}
        className={styles.picture}
      />
      {text !== '' && <span className={styles.text}>{text}</span>}
    </>
  );
  const look = classNames(styles.button, item.UseGradientBehindText ? styles.gradient : styles.plate);
  if (link === null) return <div className={look}>{content}</div>;
  return (
    <a {...link} className={classNames(look, styles.link)}>
      {content}
    </a>
  );
}
