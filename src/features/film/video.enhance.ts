import { hasConsent, onChoice } from '~/ui/consent';

/**
 * Puts the player in the place of the link when it is followed, and the focus into it. The link says what is loaded from
 * whom, so that following it is consent to this one film; it comes back when films of others are refused in general.
 */
export default function enhance(stage: HTMLElement): void {
  const link = stage.querySelector<HTMLAnchorElement>('a[data-player]');
  if (link === null) return;
  link.addEventListener('click', (event) => {
    // Whoever asks for a new window or tab gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = link.dataset.player ?? '';
    player.title = link.dataset.title ?? '';
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(player);
    player.focus();
  });
  onChoice(() => {
    if (!hasConsent('external')) stage.querySelector('iframe')?.replaceWith(link);
  });
}
