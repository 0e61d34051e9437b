import type { FieldValues } from '~/modules/content';
import { imageSources } from '~/platform/media/urls';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Island } from '~/ui/island';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { buttonVariant } from '../button-type';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import { linkAttributes } from '../link';
import { elementOf } from '../title-tag';
import backgroundVideo from './background-video.island';
import type { block } from './hero-banner.block';
import styles from './hero-banner.module.css';
import { HeroSearch } from './hero-search';
import { videoLabels } from './video-labels';

type Fields = FieldValues<FieldsOf<typeof block>>;

const PLACEMENT = { Top: styles.top, Middle: styles.middle, Bottom: styles.bottom } as const;

/** Hero banner; nothing at all for picture content without a picture (specification 1 §5). */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid, index }) => {
  if (fields.Content !== 'Video' && fields.Image === null) return null;
  const full = fields.Variant === 'FullScreen';
  const media = <Media fields={fields} page={page} first={index === 0} />;
  return (
    <section
      className={classNames(
        styles.hero,
        full ? styles.full : styles.standard,
        full && page.path === '/' && styles.home,
        PLACEMENT[fields.ContentPlacement],
        fields.CenterContent && styles.centered,
        fields.HasMarginTop ? styles.spaced : styles.flush,
        fields.TextColor === 'White' ? styles.white : styles.black,
      )}
      {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}
    >
      <div className={styles.media}>{media}</div>
      <Container width="content" className={styles.container}>
        <Words fields={fields} page={page} uid={uid} />
      </Container>
    </section>
  );
};

function Media({ fields, page, first }: { fields: Fields; page: PageContext; first: boolean }) {
  const { Image: image, ImagePhone: phone } = fields;
  if (fields.Content === 'Image')
    return (
      image && <Picture image={image} sizes="100vw" priority={first} {...(phone !== null && { phone })} />
    );
  const desktop = fields.VideoDesktop ?? fields.VideoPhone;
  if (desktop === null) return null;
  return (
    <Island
      island={backgroundVideo}
      when="visible"
      props={{
        desktop,
        phone: fields.VideoPhone ?? '',
        poster: image === null ? '' : imageSources(image).fallback,
        sound: false,
        labels: videoLabels(page.t),
      }}
    />
  );
}

function Words({ fields, page, uid }: { fields: Fields; page: PageContext; uid: string }) {
  const link = linkAttributes(page, fields.Link);
  const size = fields.Variant === 'FullScreen' ? 'display' : '2xl';
  return (
    <div className={styles.words}>
      {fields.Title !== '' && (
        <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size={size} className={styles.title}>
          {fields.Title}
        </Heading>
      )}
      {fields.Text !== '' && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: fields.Text }} />
      )}
      {fields.HeroBannerHasSearchBar && (
        <HeroSearch page={page} url={fields.HeroBannerSearchUrl} id={`${uid}-search`} />
      )}
      {link !== null && (
        <p className={styles.action}>
          <LinkButton {...link} size="l" variant={buttonVariant(fields.ButtonType)}>
            {fields.Link?.text || page.t('shell.readMore')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
