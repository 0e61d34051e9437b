import { Film } from '~/features/film';
import type { FieldValues } from '~/modules/content';
import { buttonVariant } from '~/page/button-type';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import type { block } from './cta-banner.block';
import styles from './cta-banner.module.css';

type Fields = FieldValues<FieldsOf<typeof block>>;

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const media = mediaOf(fields, page);
  const constrained = fields.Width === 'Constrained';
  const banner = (
    <div
      className={classNames(
        styles.banner,
        fields.Variant === 'Big' && styles.big,
        constrained && styles.constrained,
        fields.CenterContent && styles.centered,
        fields.TextColor === 'White' ? styles.white : styles.black,
        fields.TextBackgroundBox && styles.boxed,
      )}
    >
      {media !== null && <div className={styles.media}>{media}</div>}
      <Container width={constrained ? 'full' : 'content'} className={styles.container}>
        <Words fields={fields} page={page} uid={uid} />
      </Container>
    </div>
  );
  return (
    <section
      className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}
      {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}
    >
      {constrained ? <Container width="content">{banner}</Container> : banner}
    </section>
  );
};

/** Picture or film, only when the content type says so and there is one (CTA-2). */
function mediaOf(fields: Fields, page: PageContext) {
  if (fields.Content === 'Image' && fields.Image !== null)
    return <Picture image={fields.Image} sizes="100vw" decorative={fields.DecorativeImage} />;
  if (fields.Content !== 'Video' || fields.Video === null) return null;
  return <Film desktop={fields.Video} phone="" poster="" name={null} sound={false} t={page.t} />;
}

function Words({ fields, page, uid }: { fields: Fields; page: PageContext; uid: string }) {
  const link = linkAttributes(page, fields.Link);
  const { Button: button } = fields;
  return (
    <div className={styles.words}>
      {fields.Title !== '' && (
        <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl" className={styles.title}>
          {fields.Title}
        </Heading>
      )}
      {fields.Text !== '' && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: fields.Text }} />
      )}
      {link !== null && button !== 'None' && (
        <p>
          <LinkButton
            {...link}
            size="l"
            variant={buttonVariant(button)}
            className={classNames(
              button === 'Secondary' && fields.Content !== 'None' && styles.glass,
              button === 'Ghost' && styles.ghost,
              button === 'Ghost Contrast' && styles.contrast,
            )}
            {...(button === 'Ghost' && { iconAfter: 'ArrowRight' })}
          >
            {fields.Link?.text || page.t('shell.readMore')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
