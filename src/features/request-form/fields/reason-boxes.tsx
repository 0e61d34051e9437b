import { useEffect, useRef } from 'react';
import type { Translate } from '~/messages';
import { Checkbox } from '~/ui/form/controls';
import { useFormContent } from '../form-context';
import styles from '../request-form.module.css';

export const REASON_KEYS = ['form.wantsQuote', 'form.wantsTestDrive'] as const;

/** Hashes that tick a box (CAR-PAGE-10). */
const BOXES = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;

/** How these hashes begin. */
export const REASON_HASH = 'contact-';

const isTicked = (value: string | undefined): boolean => value === 'on' || value === 'true' || value === '1';

/** What the visitor wants of a car; links of the page tick it. */
export function ReasonBoxes({ t }: { readonly t: Translate<(typeof REASON_KEYS)[number]> }) {
  const { values } = useFormContent();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const tick = (hash: string) => tickBox(place.current, hash);
    tick(location.hash);
    addEventListener('hashchange', () => tick(location.hash), { signal });
    // A link that is pressed again changes no hash.
    document.addEventListener('click', ({ target }) => tick(pressedAgain(target)), { signal });
    return () => leave.abort();
  }, []);
  return (
    <div ref={place} className={styles.reasons}>
      <Checkbox name="quote" label={t('form.wantsQuote')} defaultChecked={isTicked(values.quote)} />
      <Checkbox
        name="testDrive"
        label={t('form.wantsTestDrive')}
        defaultChecked={isTicked(values.testDrive)}
      />
    </div>
  );
}

function tickBox(place: HTMLElement | null, hash: string): void {
  const name = Object.entries(BOXES).find(([each]) => each === hash)?.[1];
  const box = name === undefined ? null : place?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!box) return;
  box.checked = true;
  box.closest('#contact-form')?.scrollIntoView();
}

/** The hash of a link that leads where the page is already. */
function pressedAgain(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#contact-"]') : null;
  return link?.hash === location.hash ? location.hash : '';
}
