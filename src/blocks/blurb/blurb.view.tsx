import type { FieldValues } from '~/modules/content';
import { imageSources } from '~/platform/media/urls';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Island } from '~/ui/island';
import { Container, inverseClass } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/rich-text';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import backgroundVideo from '../hero-banner/background-video.island';
import { videoLabels } from '../hero-banner/video-labels';
import { linkAttributes } from '../link';
import { elementOf } from '../title-tag';
import type { block } from './blurb.block';
import styles from './blurb.module.css';

type Fields = FieldValues<FieldsOf<typeof block>>;

const GROUNDS = {
  None: '',
  BackgroundColor1: classNames(styles.band, styles.sunken),
  BackgroundColor2: classNames(styles.band, inverseClass),
  BackgroundColor3: classNames(styles.band, styles.accent),
} as const;

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const media = mediaOf(fields, page);
  const link = linkAttributes(page, fields.Link);
  if (fields.Title === '' && fields.RichText === '' && media === null) return null;
  return (
    <section
      className={classNames(styles.root, GROUNDS[fields.BackgroundColor])}
      {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}
    >
      <Container width="content" className={classNames(styles.columns, fields.Reverse && styles.reverse)}>
        {media !== null && (
          <div className={classNames(styles.media, fields.UseMediaAnimations && styles.mediaAnimated)}>
            {media}
          </div>
        )}
        <div className={classNames(styles.words, fields.UseTextAnimations && styles.textAnimated)}>
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
function mediaOf(fields: Fields, page: PageContext) {
  const { ImageDesktop: image, ImagePhone: phone } = fields;
  const desktop = fields.VideoDesktop ?? fields.VideoPhone;
  const picture = image && (
    <Picture
      image={image}
      ratio="4 / 3"
      sizes="(width >= 64rem) 40rem, 100vw"
      {...(phone !== null && { phone })}
    />
  );
  if (/^[\w-]{6,20}$/.test(fields.YoutubeID))
    return <YoutubeLink fields={fields} page={page} cover={picture} />;
  if (desktop === null) return picture;
  return (
    <div className={classNames(styles.film, fields.HasControlBar && styles.barred)}>
      <Island
        island={backgroundVideo}
        when="visible"
        props={{
          desktop,
          phone: fields.VideoPhone ?? '',
          poster: image === null ? '' : imageSources(image).fallback,
          sound: fields.HasControlBar,
          labels: videoLabels(page.t),
        }}
      />
    </div>
  );
}

/** Nothing is fetched from YouTube before the visitor asks for it; the film plays there, in a window of its own. */
function YoutubeLink({ fields, page, cover }: { fields: Fields; page: PageContext; cover: React.ReactNode }) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${fields.YoutubeID}`}
      target="_blank"
      rel="noopener"
      className={styles.youtube}
    >
      {cover}
      <span className={styles.play}>
        <Icon name="Play" size="1.75rem" filled />
        <VisuallyHidden>
          {page.t('video.play')} {fields.Title} (YouTube, {page.t('shell.newWindow')})
        </VisuallyHidden>
      </span>
    </a>
  );
}
