import { type ConsentCategory, readChoice } from './choice';

type Act = () => void;

const waiting = new Set<{ readonly category: ConsentCategory; readonly act: Act }>();
const watchers = new Set<Act>();
let announced = '';

const written = (): string => [...(readChoice(document.cookie) ?? ['none'])].join();

/** Whether the visitor has agreed to a purpose. Reads the cookie each time: another tab may have changed it. */
export function hasConsent(category: ConsentCategory): boolean {
  return readChoice(document.cookie)?.has(category) ?? false;
}

/** Acts once: now if the purpose has been agreed to, else when it is. */
export function onConsent(category: ConsentCategory, act: Act): void {
  if (hasConsent(category)) act();
  else waiting.add({ category, act });
}

/** Acts each time the choice has changed, here or in another tab. */
export function onChoice(act: Act): void {
  watchers.add(act);
}

/** Notifies listeners of a choice that differs from the last one. */
export function announceChoice(): void {
  const now = written();
  if (now === announced) return;
  announced = now;
  for (const entry of waiting) {
    if (!hasConsent(entry.category)) continue;
    waiting.delete(entry);
    entry.act();
  }
  for (const act of watchers) act();
}

/** From now on a choice made in another tab, or while this page lay in the browser's memory, is noticed. */
export function followChoice(): void {
  announced = written();
  addEventListener('pageshow', announceChoice);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') announceChoice();
  });
}
