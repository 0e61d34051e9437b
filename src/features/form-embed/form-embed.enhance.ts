import { hasConsent, onChoice, onConsent } from '~/ui/consent';
import { renewWhenSent } from './renew-when-sent';

/**
 * Shows a form of another company in the place that is kept for it: when asked, or when the visitor agrees to such
 * things in general. It goes away again when that is withdrawn. The frame can neither read our page nor lead it away.
 */
export default function enhance(stage: HTMLElement): void {
  const placeholder = stage.querySelector<HTMLElement>('[data-placeholder]');
  const { src = '' } = stage.dataset;
  let frame: HTMLIFrameElement | null = null;

  const show = () => {
    frame?.remove();
    frame = frameFor(stage, src);
    if (placeholder !== null) placeholder.hidden = true;
    stage.append(frame);
    renewWhenSent(stage, frame, () => {
      if (frame !== null) show();
    });
  };
  const hide = () => {
    frame?.remove();
    frame = null;
    if (placeholder !== null) placeholder.hidden = false;
  };

  stage.querySelector('[data-show]')?.addEventListener('click', () => {
    show();
    frame?.focus();
  });
  onConsent('external', () => {
    if (frame === null) show();
  });
  onChoice(() => {
    if (!hasConsent('external')) hide();
    else if (frame === null) show();
  });
}

function frameFor(stage: HTMLElement, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const foreign = new URL(src, location.href).origin !== location.origin;
  // A frame of our own origin that may run scripts must not also be of our origin: it could free itself.
  frame.setAttribute(
    'sandbox',
    `allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox${foreign ? ' allow-same-origin' : ''}`,
  );
  frame.title = stage.dataset.title ?? '';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = src;
  return frame;
}
