import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import { Icon } from '~/ui/icon/icon';
import { Island } from '~/ui/island/island';
import carGallery from './car-gallery.island';
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

const SIZES = '(min-width:80rem) 53rem,(min-width:64rem) 62vw,100vw';

/** The car's pictures, which wake at the first touch (CAR-PAGE-5); what there is instead of them, where there are none. */
export function Gallery({ images, title, page: { t }, uid, sizes = SIZES }: GalleryProps) {
  if (images.length === 0)
    return (
      <div className={styles.none}>
        <Icon name="CarFront" size="4rem" />
        <p>{t('car.imagesComingSoon')}</p>
      </div>
    );
  const texts = {
    role: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
    label: t('car.images', { car: title }),
    position: t('carousel.position', { current: '{current}', total: images.length }),
    goTo: t('carousel.goTo', { number: '{number}' }),
    previous: t('shell.previous'),
    next: t('shell.next'),
    enlarge: t('carousel.enlarge'),
    close: t('shell.close'),
  };
  const blurs = [...new Set(images.flatMap(({ blur_data_url: blur }) => blur ?? []))];
  const pictures = images.map(({ original, blur_data_url: blur }) => ({
    src: imageSources({ src: original }).fallback,
    ...(blur !== (blurs[0] ?? null) && { blur: blur === null ? null : blurs.indexOf(blur) }),
  }));
  return (
    <Island island={carGallery} when="interaction" props={{ uid, title, pictures, blurs, sizes, texts }} />
  );
}
