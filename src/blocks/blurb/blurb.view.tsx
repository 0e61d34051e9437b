import { Film, YoutubeFilm } from '~/features/film';
import { isFilmId } from '~/features/film/browser';
import type { FieldValues } from '~/modules/content';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { imageSources } from '~/platform/media/urls';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container, inverseClass } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/text/rich-text';
import { type block, isEmptyBlurb } from './blurb.block';
import styles from './blurb.module.css';

type Fields = FieldValues<FieldsOf<typeof block>>;

const GROUNDS = {
  None: '',
  BackgroundColor1: classNames(styles.band, styles.sunken),
  BackgroundColor2: classNames(styles.band, inverseClass),
  BackgroundColor3: classNames(styles.band, styles.accent),
} as const;

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid, index }) => {
  const media = mediaOf(fields, page, index);
  const link = linkAttributes(page, fields.Link);
  if (isEmptyBlurb(fields)) return null;
  const { UseMediaAnimations: mediaMoves, UseTextAnimations: textMoves } = fields;
  return (
    <section
      className={classNames(styles.root, GROUNDS[fields.BackgroundColor])}
      {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}
      {...((mediaMoves || textMoves) && { 'data-enhance': 'in-view' })}
    >
      <Container width="content" className={classNames(styles.columns, fields.Reverse && styles.reverse)}>
        {media !== null && (
          <div className={classNames(styles.media, mediaMoves && styles.mediaAnimated)}>{media}</div>
        )}
        <div className={classNames(styles.words, textMoves && styles.textAnimated)}>
          {fields.Title !== '' && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
              {fields.Title}
            </Heading>
          )}
          <RichText html={fields.RichText} />
          {link !== null && (
            <p>
              <LinkButton {...link} variant="secondary">
                {fields.Link?.text || page.t('shell.readMore')}
              </LinkButton>
            </p>
          )}
        </div>
      </Container>
    </section>
  );
};

/** A film elsewhere wins over one of ours, and that over a picture. */
function mediaOf(fields: Fields, page: PageContext, index: number) {
  const { ImageDesktop: image, ImagePhone: phone, YoutubeID } = fields;
  const desktop = fields.VideoDesktop ?? fields.VideoPhone;
  const pictured = { sizes: '(width >= 64rem) 40rem, 100vw', priority: index === 0 };
  const id = YoutubeID.trim();
  if (isFilmId(id))
    return <YoutubeFilm id={id} title={fields.Title} image={image} phone={phone} {...pictured} t={page.t} />;
  if (desktop === null)
    return image && <Picture image={image} ratio="4 / 3" {...pictured} {...(phone !== null && { phone })} />;
  return (
    <div
      className={classNames(
        styles.film,
        fields.VideoPhone !== null && styles.tallOnPhones,
        fields.HasControlBar && styles.barred,
      )}
    >
      <Film
        desktop={desktop}
        phone={fields.VideoPhone ?? ''}
        poster={image === null ? '' : imageSources(image).fallback}
        name={fields.Title || image?.alt || null}
        sound={fields.HasControlBar}
        t={page.t}
      />
    </div>
  );
}
