import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import { IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly images: CarRecord['car_images'];
  /** Name of the car, for what is read aloud. */
  readonly title: string;
  readonly page: Pick<PageContext, 't'>;
  readonly uid: string;
  /** How wide a picture is drawn, as in its attribute. */
  readonly sizes?: string;
}

/** Pictures of cars are cut to 3:2; the size only says so before they arrive. */
const SIZE = { width: 1600, height: 1067 } as const;
const SIZES = '(width >= 80rem) 53rem, (width >= 64rem) 62vw, 100vw';

/**
 * The car's pictures: a row that scrolls and snaps without any script. The script adds buttons, dots, arrow keys and
 * the full screen (CAR-PAGE-5).
 */
export function Gallery(props: GalleryProps) {
  const { images, title, page, uid, sizes = SIZES } = props;
  const { t } = page;
  if (images.length === 0) return <NoPictures page={page} />;
  const several = images.length > 1;
  return (
    <section
      className={styles.root}
      aria-roledescription={t('carousel.role')}
      aria-label={t('car.images', { car: title })}
      data-enhance="car-gallery"
      data-position={t('carousel.position', { current: '{current}', total: images.length })}
    >
      <div className={styles.stage}>
        <div className={styles.track} data-track="" id={`${uid}-pictures`}>
          {images.map((image, at) => (
            <Slide
              key={`${at}-${image.original}`}
              {...{ image, at, title, page, sizes }}
              total={images.length}
            />
          ))}
        </div>
        <div className={styles.controls}>
          {several && <Arrows page={page} controls={`${uid}-pictures`} />}
          <p className={styles.counter} data-counter="" aria-live="polite">
            {t('carousel.position', { current: 1, total: images.length })}
          </p>
          <IconButton
            icon="Expand"
            variant="contrast"
            label={t('carousel.enlarge')}
            data-enlarge=""
            className={styles.enlarge}
          />
        </div>
      </div>
      {several && <Dots {...props} />}
      <FullScreen {...props} />
    </section>
  );
}

function Slide({
  image,
  at,
  total,
  title,
  sizes,
  page: { t },
}: Pick<GalleryProps, 'title' | 'page'> & {
  sizes: string;
  image: GalleryProps['images'][number];
  at: number;
  total: number;
}) {
  const position = t('carousel.position', { current: at + 1, total });
  const source = { src: image.original, ...SIZE };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel and no set of fields
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t('carousel.slideRole')}
      aria-label={position}
      data-slide=""
    >
      <a href={imageSources({ src: image.original }).fallback} className={styles.open} data-open="">
        <Picture
          image={{
            ...source,
            alt: `${title}, ${position}`,
            ...(image.blur_data_url !== null && { blur: image.blur_data_url }),
          }}
          sizes={sizes}
          ratio="3 / 2"
          priority={at === 0}
        />
      </a>
    </div>
  );
}

function Arrows({ page: { t }, controls }: Pick<GalleryProps, 'page'> & { controls: string }) {
  return (
    <>
      <IconButton
        icon="ChevronLeft"
        variant="filled"
        label={t('shell.previous')}
        className={styles.previous}
        data-step="-1"
        aria-controls={controls}
      />
      <IconButton
        icon="ChevronRight"
        variant="filled"
        label={t('shell.next')}
        className={styles.next}
        data-step="1"
        aria-controls={controls}
      />
    </>
  );
}

/** One button per picture: dots on a phone, small pictures where there is room. */
function Dots({ images, page: { t } }: GalleryProps) {
  return (
    <div className={styles.dots} data-dots="">
      {images.map((image, at) => (
        <button
          key={`${at}-${image.original}`}
          type="button"
          className={styles.dot}
          aria-label={t('carousel.goTo', { number: at + 1 })}
          aria-disabled={at === 0 ? true : undefined}
          data-dot={at}
        >
          <Picture
            image={{ src: image.original, ...SIZE }}
            sizes="7rem"
            ratio="3 / 2"
            decorative
            className={styles.thumbnail}
          />
        </button>
      ))}
    </div>
  );
}

/** Empty until it is opened: its large pictures are copied in by the script. */
function FullScreen({ images, title, page, uid }: GalleryProps) {
  const { t } = page;
  return (
    <dialog
      data-full-screen=""
      data-modal=""
      aria-label={t('car.images', { car: title })}
      className={styles.fullScreen}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.largeTrack} data-track="" id={`${uid}-large`} tabIndex={0} />
      <p className={styles.largeCounter} data-counter="" aria-live="polite" />
      {images.length > 1 && <Arrows page={page} controls={`${uid}-large`} />}
      <IconButton
        icon="Cross"
        variant="filled"
        label={t('shell.close')}
        className={styles.close}
        data-close=""
      />
    </dialog>
  );
}

function NoPictures({ page: { t } }: Pick<GalleryProps, 'page'>) {
  return (
    <div className={styles.none}>
      <Icon name="CarFront" size="4rem" />
      <p>{t('car.imagesComingSoon')}</p>
    </div>
  );
}
