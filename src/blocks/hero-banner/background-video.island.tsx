import { useEffect, useRef, useState } from 'react';
import { IconButton } from '~/ui/button';
import { defineIsland } from '~/ui/island-definition';
import styles from './background-video.module.css';

export interface BackgroundVideoProps {
  readonly desktop: string;
  /** Used under 768 px; empty: the same as `desktop`. */
  readonly phone: string;
  readonly poster: string;
  /** With a button for the sound besides the one for the film. */
  readonly sound: boolean;
  readonly labels: {
    readonly play: string;
    readonly pause: string;
    readonly mute: string;
    readonly unmute: string;
  };
}

/**
 * A film behind or beside a text: muted, in a loop, with a button that stops it (specification 1 §4, §9).
 * It starts by script only, so that it stands still for whoever asked for less motion.
 */
function BackgroundVideo({ desktop, phone, poster, sound, labels }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);

  useEffect(() => {
    const element = video.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    void start(element).then(setPlaying);
  }, []);

  const toggle = () => {
    const element = video.current;
    if (element === null) return;
    if (element.paused) void start(element).then(setPlaying);
    else element.pause();
  };
  const toggleSound = () => {
    const element = video.current;
    if (element === null) return;
    element.muted = !element.muted;
    setMuted(element.muted);
  };

  return (
    <div className={styles.film}>
      <video
        ref={video}
        className={styles.video}
        muted
        loop
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-hidden="true"
        {...(poster !== '' && { poster })}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {phone !== '' && phone !== desktop && <source src={phone} media="(width < 768px)" />}
        {/* The last source that is tried: after it there is nothing to play. */}
        <source src={desktop} onError={() => video.current?.pause()} />
      </video>
      <div className={styles.controls}>
        <IconButton
          variant="contrast"
          icon={playing ? 'Pause' : 'Play'}
          label={playing ? labels.pause : labels.play}
          onClick={toggle}
        />
        {sound && (
          <IconButton
            variant="contrast"
            icon={muted ? 'VolumeOff' : 'VolumeOn'}
            label={muted ? labels.unmute : labels.mute}
            onClick={toggleSound}
          />
        )}
      </div>
    </div>
  );
}

/** Browsers refuse to start a film to save power or data; then the picture stays, and the button offers it. */
async function start(element: HTMLVideoElement): Promise<boolean> {
  return element.play().then(
    () => true,
    () => false,
  );
}

export default defineIsland('background-video', BackgroundVideo);
