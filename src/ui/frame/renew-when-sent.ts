import { saysSent } from './sent-message';

/**
 * A form that has been sent is put back after a while (EMBED-1). Providers say so in a message; for
 * those that say nothing the frame's second document is the one that thanks.
 */
export function renewWhenSent(stage: HTMLElement, frame: HTMLIFrameElement, renew: () => void): void {
  const delay = Number(stage.dataset.renew);
  if (stage.dataset.renew === undefined || !Number.isFinite(delay)) return;
  const done = new AbortController();
  const { signal } = done;
  const sent = () => {
    done.abort();
    setTimeout(() => {
      if (frame.isConnected) renew();
    }, delay);
  };
  addEventListener(
    'message',
    ({ source, data }) => {
      if (source === frame.contentWindow && saysSent(data)) sent();
    },
    { signal },
  );
  let documents = 0;
  frame.addEventListener(
    'load',
    () => {
      documents += 1;
      if (documents > 1) sent();
    },
    { signal },
  );
}
