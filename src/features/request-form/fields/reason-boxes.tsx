import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Translate } from '~/messages';
import { Checkbox } from '~/ui/form/controls';
import { DRIVE_KEYS } from '../drive/drive-keys';
import { DriveTimes } from '../drive/drive-times';
import driveStyles from '../drive/drive-times.module.css';
import { useFormContent } from '../form-context';
import styles from '../request-form.module.css';

export const REASON_KEYS = [...(['form.wantsQuote', 'form.wantsTestDrive'] as const), ...DRIVE_KEYS] as const;

/** Hashes that tick a box (CAR-PAGE-10). */
const BOXES = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;

/** How these hashes begin. */
export const REASON_HASH = 'contact-';

const isTicked = (value: string | undefined): boolean => value === 'on' || value === 'true' || value === '1';

/** Where a time for a test drive can be chosen: asked for by the script, or on a page of its own without one. */
export interface DriveOffer {
  readonly times: string;
  readonly page: string;
}

interface ReasonBoxesProps {
  readonly t: Translate<(typeof REASON_KEYS)[number]>;
  /** null: no times are offered for this car. */
  readonly drive: DriveOffer | null;
}

/** What the visitor wants of a car; links of the page tick it. Who wants a test drive can choose a time. */
export function ReasonBoxes({ t, drive }: ReasonBoxesProps) {
  const { values } = useFormContent();
  const place = useRef<HTMLDivElement>(null);
  const [wantsDrive, setWantsDrive] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    // The box is the browser's: it may have been ticked before this ran, and a form that is emptied unticks it.
    const look = () => setWantsDrive(boxIn(place.current, 'testDrive')?.checked === true);
    const tick = (hash: string) => {
      tickBox(place.current, hash);
      look();
    };
    tick(location.hash);
    addEventListener('hashchange', () => tick(location.hash), { signal });
    // A link that is pressed again changes no hash.
    document.addEventListener('click', ({ target }) => tick(pressedAgain(target)), { signal });
    place.current?.addEventListener('change', look, { signal });
    boxIn(place.current, 'testDrive')?.form?.addEventListener('reset', () => queueMicrotask(look), {
      signal,
    });
    return () => leave.abort();
  }, []);
  const chooseHere = (event: MouseEvent) => {
    event.preventDefault();
    const box = boxIn(place.current, 'testDrive');
    if (box === null) return;
    box.checked = true;
    box.focus();
    setWantsDrive(true);
  };
  return (
    <>
      <div ref={place} className={styles.reasons}>
        <Checkbox name="quote" label={t('form.wantsQuote')} defaultChecked={isTicked(values.quote)} />
        <Checkbox
          name="testDrive"
          label={t('form.wantsTestDrive')}
          defaultChecked={isTicked(values.testDrive)}
        />
      </div>
      {drive !== null && wantsDrive && <DriveTimes href={drive.times} t={t} />}
      {drive !== null && !wantsDrive && (
        <a href={drive.page} className={driveStyles.link} onClick={chooseHere}>
          {t('drive.chooseTime')}
        </a>
      )}
    </>
  );
}

const boxIn = (place: HTMLElement | null, name: string): HTMLInputElement | null =>
  place?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;

function tickBox(place: HTMLElement | null, hash: string): void {
  const name = Object.entries(BOXES).find(([each]) => each === hash)?.[1];
  const box = name === undefined ? null : boxIn(place, name);
  if (!box) return;
  box.checked = true;
  box.closest('#contact-form')?.scrollIntoView();
}

/** The hash of a link that leads where the page is already. */
function pressedAgain(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#contact-"]') : null;
  return link?.hash === location.hash ? location.hash : '';
}
