import { useId, useState } from 'react';
import { PREVIEW_DAYS, previewLinkAnswer } from '~/modules/content/studio-wire';
import { call, type PageKey, pathOf } from '../api';
import { Dialog } from '../dialogs/dialog';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';

const makeLink = (page: PageKey, days: number) =>
  call(previewLinkAnswer, `${pathOf(page)}/preview-link`, { method: 'POST', body: { days } });

/** A link with which people without an account see the draft. */
export function PreviewLinkDialog({
  page,
  zone,
  locale,
  say,
  onClose,
}: {
  readonly page: PageKey;
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  onClose(): void;
}) {
  const [days, setDays] = useState<number>(7);
  const [link, setLink] = useState<{ address: string; expires: string } | null>(null);
  const [status, setStatus] = useState('');
  const id = useId();
  const make = async () => {
    setStatus(say('busy'));
    const made = await makeLink(page, days);
    setLink(made.ok ? made.value : null);
    setStatus(made.ok ? '' : say(failureKey(made.error)));
  };
  const copy = async (address: string) => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setStatus(say(copied ? 'previewLink.copied' : 'previewLink.copyYourself'));
  };
  return (
    <Dialog title={say('previewLink.title')} onClose={onClose}>
      <p>{say('previewLink.intro')}</p>
      <form
        className="line-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label htmlFor={`${id}-days`}>{say('previewLink.days')}</label>
        <select id={`${id}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {PREVIEW_DAYS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="submit" className="button primary">
          {say('previewLink.make')}
        </button>
      </form>
      {link !== null && (
        <div className="line-form">
          <label htmlFor={`${id}-link`}>
            {say('previewLink.link', { at: inWords(link.expires, zone, locale) })}
          </label>
          <input id={`${id}-link`} readOnly value={link.address} onFocus={(event) => event.target.select()} />
          <button type="button" className="button" onClick={() => copy(link.address)}>
            {say('previewLink.copy')}
          </button>
        </div>
      )}
      <p role="status">{status}</p>
      <form method="dialog" className="dialog-acts">
        <button type="submit" className="button">
          {say('close')}
        </button>
      </form>
    </Dialog>
  );
}
