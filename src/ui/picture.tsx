import type { CSSProperties } from 'react';
import { imageSources, type MediaImage, mostPixels } from '~/platform/media/urls';
import { classNames } from './class-names';
import styles from './picture.module.css';

export interface PictureProps {
  /** Its alternative text may be missing in content; then it says so (HERO-1, CTA-2). */
  image: Omit<MediaImage, 'alt'> & { readonly alt?: string };
  /** How wide it is drawn, as in the attribute: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** Another picture under 768 px. */
  phone?: Omit<MediaImage, 'alt'>;
  /** Nothing is lost without it: it is left out of what is read aloud. */
  decorative?: boolean;
  /** The largest picture of the first screen: fetched first. All others wait until they come near. */
  priority?: boolean;
  /** Cuts it to this shape, such as `16 / 9`; without it, its own. */
  ratio?: string;
  /** The sheet of what it stands in cuts it (`aspect-ratio`): it says neither its shape nor its size, which the sheet keeps free. */
  shaped?: boolean;
  fit?: 'cover' | 'contain';
  className?: string | undefined;
}

type Source = Omit<MediaImage, 'alt'>;

/** In the older spelling, which an attribute takes without `&gt;`. */
const writtenSizes = (sizes: string): string =>
  sizes.replaceAll(/\(width >= ([^)]+)\)/g, '(min-width:$1)').replaceAll(', ', ',');

/** With a size of its own where it is another picture than the `<img>`. */
function Sources({ image, sizes, media }: { image: Source; sizes: string; media?: string }) {
  const { avif } = imageSources(image, mostPixels(sizes));
  if (avif === undefined) return null;
  const own = media === undefined ? {} : { media, width: image.width, height: image.height };
  return <source type="image/avif" srcSet={avif} sizes={writtenSizes(sizes)} {...own} />;
}

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x}% ${y}%`;

/** A picture in the widths we have, with its size kept free before it arrives. Browsers too old for AVIF get one WebP (ADR 0056). */
export function Picture({
  image,
  sizes,
  phone,
  decorative = false,
  priority = false,
  ratio,
  shaped = false,
  fit = 'cover',
  className,
}: PictureProps) {
  const alt = decorative ? '' : image.alt?.trim() || 'Missing alt text';
  const isCut = fit === 'cover';
  const focus: CSSProperties & Partial<Record<'--at' | '--phone-at', string>> = {
    ...(image.focus !== undefined && isCut && { '--at': placeOf(image.focus) }),
    ...(phone?.focus !== undefined && isCut && { '--phone-at': placeOf(phone.focus) }),
  };
  const style: CSSProperties = {
    ...(ratio !== undefined && { aspectRatio: ratio }),
    ...(image.blur !== undefined && isCut && { backgroundImage: `url("${image.blur}")` }),
  };
  return (
    <picture className={className} style={focus}>
      {phone && <Sources image={phone} sizes="100vw" media="(width < 768px)" />}
      <Sources image={image} sizes={sizes} />
      <img
        src={imageSources(image).fallback}
        alt={alt}
        {...(!shaped && { width: image.width, height: image.height })}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { decoding: 'sync', fetchPriority: 'high' })}
        className={classNames(
          styles.image,
          fit === 'contain' && styles.contain,
          isCut && phone !== undefined && (image.focus ?? phone.focus) !== undefined && styles.phoneFocused,
          ratio === undefined && !shaped && styles.own,
        )}
        style={style}
      />
    </picture>
  );
}
