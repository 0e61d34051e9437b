import type { Translate } from '~/messages';

/** Names of the buttons of a film, in the language of the page. */
export const videoLabels = (t: Translate) => ({
  play: t('video.play'),
  pause: t('video.pause'),
  mute: t('video.mute'),
  unmute: t('video.unmute'),
});
