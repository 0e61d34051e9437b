import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Confirmation } from '~/page/contract';
import { Button, LinkButton } from '~/ui/button';
import { isTypingElsewhere } from '~/ui/form/typing-elsewhere';
import { Icon } from '~/ui/icon/icon';
import styles from './request-form.module.css';
import type { RequestTexts } from './texts';

interface ThanksProps {
  readonly t: RequestTexts;
  readonly title: string;
  /** Who has the request, where no confirmation says it. */
  readonly sentTo: string;
  readonly confirmation: Confirmation | null;
}

interface ThanksPanelProps extends ThanksProps {
  /** The way to another request; null for none. */
  readonly again: {
    readonly text: string;
    readonly href: string;
    /** Browser only: without the page being loaded. */
    readonly onAgain?: () => void;
  } | null;
}

/** What a form's own thanks are given: its texts, who has the request, and the way to another one. */
export interface FormThanksProps<Texts> {
  readonly t: Texts;
  readonly dealer: string;
  readonly confirmation: Confirmation | null;
  readonly href: string;
  readonly onAgain?: () => void;
}

/** Where a form was: thanks, what happens next, and a way to send another one. Takes the focus when a script brings it. */
export function ThanksPanel({ again, ...thanks }: ThanksPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTypingElsewhere(null)) title.current?.focus();
  }, []);
  const reopen = (event: MouseEvent) => {
    event.preventDefault();
    again?.onAgain?.();
  };
  return (
    <div role="status" className={styles.success}>
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h3 ref={title} tabIndex={-1} className={styles.successTitle}>
        {thanks.title}
      </h3>
      <ConfirmationTexts {...thanks} />
      {again !== null && (
        <p className={styles.dialogActions}>
          <LinkButton
            href={again.href}
            variant="secondary"
            onClick={again.onAgain === undefined ? undefined : reopen}
          >
            {again.text}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

type KeepInside = typeof import('~/ui/dialog/keep-inside')['keepInside'];

interface ThanksDialogProps extends ThanksProps {
  readonly uid: string;
  readonly isOpen: boolean;
  readonly close: string;
  readonly onClose: () => void;
  /** Below what is said. */
  readonly more?: ReactNode;
}

/** The same over the page, which stays where it is. */
export function ThanksDialog({ uid, isOpen, close, onClose, more, ...thanks }: ThanksDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const keepInside = useRef<KeepInside>(null);
  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    title.current?.focus();
    // Fetched with the first thanks: pages with a form do not carry it. Without it Tab goes by way of the browser's own bars.
    import('~/ui/dialog/keep-inside').then(
      (script) => {
        keepInside.current = script.keepInside;
      },
      () => undefined,
    );
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      data-success=""
      data-modal=""
      aria-labelledby={`${uid}-success`}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={({ nativeEvent, currentTarget }) => keepInside.current?.(nativeEvent, currentTarget)}
    >
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h2 id={`${uid}-success`} ref={title} tabIndex={-1} className={styles.successTitle}>
        {thanks.title}
      </h2>
      <ConfirmationTexts {...thanks} />
      {more}
      <form method="dialog" className={styles.dialogActions}>
        <Button type="submit" block>
          {close}
        </Button>
      </form>
    </dialog>
  );
}

/** The reference, who has the request, and what happens next. */
function ConfirmationTexts({ t, confirmation, sentTo }: Omit<ThanksProps, 'title'>) {
  return (
    <div className={styles.successTexts}>
      <p>{confirmation?.sentTo ?? sentTo}</p>
      <p className={styles.nextTitle}>{t('form.nextTitle')}</p>
      <ul className={styles.next} data-next="">
        {(confirmation?.next ?? [t('request.answerSoon')]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {confirmation !== null && (
        <p className={styles.referenceLine}>
          {t('request.referenceLabel')}: <strong data-reference="">{confirmation.reference}</strong>
        </p>
      )}
    </div>
  );
}
