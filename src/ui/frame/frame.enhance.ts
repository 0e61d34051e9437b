import { hasConsent, onChoice, onConsent } from '~/ui/consent';
import { renewWhenSent } from './renew-when-sent';

/**
 * Puts a page of another company into the place that is kept for it, when that is asked for: what stands there says what
 * is loaded from whom, so that asking is consent to this one page. With `data-by-consent` it is shown to all who agree to
 * such things in general. It goes away again when that is withdrawn. It can neither read our page nor lead it away.
 */
export default function enhance(stage: HTMLElement): void {
  const placeholder = stage.querySelector<HTMLElement>('[data-placeholder]');
  const { byConsent } = stage.dataset;
  let frame: HTMLIFrameElement | null = null;

  const show = () => {
    frame?.remove();
    frame = frameFor(stage.dataset);
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
  const showAgreed = () => {
    if (byConsent !== undefined && frame === null) show();
  };

  stage.querySelector<HTMLElement>('[data-show]')?.addEventListener('click', (event) => {
    // Whoever asks for a new window or tab gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show();
    frame?.focus();
  });
  onConsent('external', showAgreed);
  onChoice(() => (hasConsent('external') ? showAgreed() : hide()));
}

function frameFor({ frame: src = '', title = '', allow = '', sandbox }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) {
    const isOurs = new URL(src, location.href).origin === location.origin;
    // A frame of our own origin that may run scripts must not also be of our origin: it could free itself.
    frame.setAttribute('sandbox', isOurs ? sandbox : `${sandbox} allow-same-origin`);
  }
  Object.assign(frame, { title, allow, src, loading: 'lazy' });
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
