import { ContentCard } from '~/features/content-card';
import { Film } from '~/features/film';
import type { FieldValues } from '~/modules/content';
import { buttonVariant } from '~/page/button-type';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementBelow, elementOf } from '~/page/title-tag';
import { imageSources } from '~/platform/media/urls';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import type { block } from './hero-banner.block';
import type { HeroBannerData } from './hero-banner.data';
import styles from './hero-banner.module.css';
import { HeroSearch } from './hero-search';

type Fields = FieldValues<FieldsOf<typeof block>>;

const PLACEMENT = { Top: styles.top, Middle: styles.middle, Bottom: styles.bottom } as const;

/** Hero banner; nothing for picture content without a picture (HERO-1). */
export const view: BlockView<FieldsOf<typeof block>, HeroBannerData> = ({
  fields,
  data,
  page,
  uid,
  index,
}) => {
  if (fields.Content !== 'Video' && fields.Image === null) return null;
  const full = fields.Variant === 'FullScreen';
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
      <div className={styles.media}>
        <Media fields={fields} page={page} first={index === 0} />
      </div>
      <Container width="content" className={styles.container}>
        <Words fields={fields} known={data.known} page={page} uid={uid} />
        <HeroCards fields={fields} page={page} />
      </Container>
    </section>
  );
};

function Media({ fields, page, first }: { fields: Fields; page: PageContext; first: boolean }) {
  const { Image: image, ImagePhone: phone } = fields;
  if (fields.Content === 'Image')
    return (
      image && (
        <Picture
          image={image}
          sizes="100vw"
          priority={first}
          decorative={fields.DecorativeImage}
          {...(phone !== null && { phone })}
        />
      )
    );
  const desktop = fields.VideoDesktop ?? fields.VideoPhone;
  if (desktop === null) return null;
  const poster = image === null ? '' : imageSources(image).fallback;
  return (
    <Film
      desktop={desktop}
      phone={fields.VideoPhone ?? ''}
      poster={poster}
      name={null}
      sound={false}
      t={page.t}
    />
  );
}

/** Cards in the hero: one, three or four in a row by the window's width, in their compact form one or two. */
function HeroCards({ fields, page }: { fields: Fields; page: PageContext }) {
  const { HeroCards: cards, CompactCards: compact, TitleTag: tag, Title: title } = fields;
  if (cards.length === 0) return null;
  return (
    <ul
      className={classNames(styles.cards, compact && styles.compact)}
      data-card-variant={compact ? 'Compact' : 'Image'}
    >
      {cards.map((card, at) => (
        // Two cards may have the same title.
        <li key={`${at}-${card.Title}`} className={styles.card}>
          <ContentCard fields={card} page={page} level={title === '' ? elementOf(tag) : elementBelow(tag)} />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps extends HeroBannerData {
  readonly fields: Fields;
  readonly page: PageContext;
  readonly uid: string;
}

function Words({ fields, known, page, uid }: WordsProps) {
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
        <HeroSearch page={page} url={fields.HeroBannerSearchUrl} id={`${uid}-search`} known={known} />
      )}
      {link !== null && (
        <p className={styles.action}>
          <LinkButton
            {...link}
            size="l"
            variant={buttonVariant(fields.ButtonType)}
            className={classNames(
              fields.ButtonType === 'Secondary' && styles.glass,
              fields.ButtonType === 'Ghost' && styles.ghost,
              fields.ButtonType === 'Ghost Contrast' && styles.contrast,
            )}
            {...(fields.ButtonType === 'Ghost' && { iconAfter: 'ArrowRight' })}
          >
            {fields.Link?.text || page.t('shell.readMore')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
