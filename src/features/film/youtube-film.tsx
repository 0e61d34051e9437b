import type { PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import { Picture, type PictureProps } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { playerAddress, watchAddress } from './youtube';
import styles from './youtube-film.module.css';

export interface YoutubeFilmProps {
  /** A film's id, as `isFilmId` knows it. */
  readonly id: string;
  readonly title: string;
  /** Shown until the film plays; under 768 px `phone`. */
  readonly image: PictureProps['image'] | null;
  readonly phone?: PictureProps['image'] | null;
  readonly sizes: string;
  readonly priority: boolean;
  readonly t: PageContext['t'];
}

/**
 * A link to a film on YouTube, 16:9, which a script turns into the player when it is followed. Nothing is fetched from
 * the provider before that.
 */
export function YoutubeFilm({ id, title, image, phone = null, sizes, priority, t }: YoutubeFilmProps) {
  return (
    <div
      className={styles.stage}
      data-enhance="frame"
      data-frame={playerAddress(id)}
      data-title={title || 'YouTube'}
      data-allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    >
      <a
        href={watchAddress(id)}
        target="_blank"
        rel="noopener"
        className={styles.start}
        data-placeholder=""
        data-show=""
      >
        {image !== null && (
          <Picture
            image={image}
            {...(phone !== null && { phone })}
            ratio="16 / 9"
            sizes={sizes}
            priority={priority}
            decorative
            className={styles.cover}
          />
        )}
        <span className={styles.play}>
          <Icon name="Play" size="2rem" filled />
          <VisuallyHidden>{t('video.play')}</VisuallyHidden>
        </span>
        <span className={styles.words}>
          {title !== '' && <span className={styles.title}>{title}</span>}
          <span className={styles.provider}>{t('video.provider')}</span>
        </span>
      </a>
    </div>
  );
}
