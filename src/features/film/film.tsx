import type { Translate } from '~/messages';
import { Icon, type IconName } from '~/ui/icon/icon';
import styles from './film.module.css';

export interface FilmProps {
  readonly desktop: string;
  /** Used under 768 px (HERO-2); empty: the same as `desktop`. */
  readonly phone: string;
  /** Address of the picture before the film; empty: none. */
  readonly poster: string;
  /** What the film is called; null for one that only decorates what stands beside it. */
  readonly name: string | null;
  /** With a button for the sound besides the one for the film. */
  readonly sound: boolean;
  readonly t: Translate;
}

/**
 * A film that begins muted and runs in a loop, started by its script alone: it stands still for whoever asked for less
 * motion (MEDIA-3). It fills its place; without a script the browser's own buttons start it.
 */
export function Film(props: FilmProps) {
  const { sound, name, t } = props;
  return (
    <div className={styles.film} data-enhance="in-view">
      <video
        className={styles.video}
        muted
        loop
        playsInline
        preload="metadata"
        {...(props.poster !== '' && { poster: props.poster })}
        {...(name === null ? { 'aria-hidden': true } : { 'aria-label': name })}
      >
        <Sources {...props} />
      </video>
      <div className={styles.controls}>
        <Toggle part="film" icons={['Play', 'Pause']} labels={[t('video.play'), t('video.pause')]} />
        {sound && (
          <Toggle
            part="sound"
            icons={['VolumeOff', 'VolumeOn']}
            labels={[t('video.unmute'), t('video.mute')]}
          />
        )}
      </div>
      <noscript>
        <video
          className={styles.plain}
          controls
          muted
          loop
          playsInline
          preload="none"
          {...(props.poster !== '' && { poster: props.poster })}
          {...(name !== null && { 'aria-label': name })}
        >
          <Sources {...props} />
        </video>
      </noscript>
    </div>
  );
}

function Sources({ desktop, phone }: Pick<FilmProps, 'desktop' | 'phone'>) {
  return (
    <>
      {phone !== '' && phone !== desktop && <source src={phone} media="(width < 768px)" />}
      {/* The last source that is tried: after it there is nothing to play. */}
      <source src={desktop} />
    </>
  );
}

/** A button that says what pressing it will do; the first icon and label while it is off (still, silent). */
function Toggle({
  part,
  icons: [off, on],
  labels: [offLabel, onLabel],
}: {
  part: 'film' | 'sound';
  icons: readonly [IconName, IconName];
  labels: readonly [string, string];
}) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={offLabel}
      data-film={part}
      data-off={offLabel}
      data-on={onLabel}
    >
      <Icon name={off} size="1.375rem" className={styles.whenOff} />
      <Icon name={on} size="1.375rem" className={styles.whenOn} />
    </button>
  );
}
