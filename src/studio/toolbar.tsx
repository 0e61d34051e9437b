import { type ReactNode, useEffect, useId, useRef } from 'react';
import { STUDIO_PATH } from '~/modules/content/studio-wire';
import type { Say } from './messages';
import { ActButton } from './panel/act-button';
import { RedoIcon, UndoIcon } from './phone/undo-icons';
import { inShort } from './schedule/site-time';
import type { EditedPage } from './state/use-page';

const WIDTHS = [390, 768, 1440] as const;

/** What is done with the page as a whole, and how it stands. */
export function Toolbar({
  edited: { page, state, canUndo, canRedo, undo, redo },
  width,
  mayPublish,
  problems,
  zone,
  locale,
  say,
  onWidth,
  onShowProblem,
  onPublish,
  onVersions,
  onSchedule,
  onPreviewLink,
}: {
  readonly edited: EditedPage;
  readonly width: number;
  readonly mayPublish: boolean;
  readonly problems: number;
  /** The site's. */
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  onWidth(width: number): void;
  /** The first of what is to be corrected. */
  onShowProblem(): void;
  onPublish(): void;
  onVersions(): void;
  onSchedule(): void;
  onPreviewLink(): void;
}) {
  const isUnchanged = state === 'published' || state === 'new' || state === 'scheduled';
  const [next] = page.scheduled;
  const at = (instant: string) => inShort(instant, zone, locale);
  const plan =
    next !== undefined
      ? say('schedule.planOn', { at: at(next.at) })
      : page.unpublishAt !== null
        ? say('schedule.endOn', { at: at(page.unpublishAt) })
        : null;
  return (
    <div className="toolbar" role="toolbar" aria-label={say('page')}>
      <ActButton isIdle={!canUndo} onAct={undo}>
        <UndoIcon />
        <span>{say('undo')}</span>
      </ActButton>
      <ActButton isIdle={!canRedo} onAct={redo}>
        <RedoIcon />
        <span>{say('redo')}</span>
      </ActButton>
      <p className="save-state" role="status" data-state={state}>
        {state === 'invalid' ? say('save.invalid', { count: Math.max(1, problems) }) : say(`save.${state}`)}
        {state === 'invalid' && problems > 0 && (
          <button type="button" className="button" onClick={onShowProblem}>
            {say('failed.showProblem')}
          </button>
        )}
        {state === 'signedOut' && (
          <a href={STUDIO_PATH} target="_blank" rel="noreferrer">
            {say('signIn')}
          </a>
        )}
      </p>
      <More label={say('more')}>
        <fieldset className="widths" aria-label={say('width')}>
          {WIDTHS.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === width}
              onClick={() => onWidth(each)}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={onPreviewLink}>
          {say('previewLink')}
        </button>
        <button type="button" className="button" onClick={onVersions}>
          {say('versions')}
        </button>
        {mayPublish ? (
          <button type="button" className="button" onClick={onSchedule}>
            {plan ?? say('schedule')}
          </button>
        ) : (
          <p className="quiet">{plan ?? say('mayNotPublish')}</p>
        )}
      </More>
      {mayPublish && (
        // The keyboard comes back to it from what it opens, and what was published has nothing to publish.
        <button
          type="button"
          className="button primary"
          aria-disabled={isUnchanged}
          onClick={() => !isUnchanged && onPublish()}
        >
          {say('publish')}
        </button>
      )}
    </div>
  );
}

/** What is done less often: behind a button on a phone, and beside the rest where there is room. */
function More({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A tap on the page is one in another document, which the browser does not take for a tap beside the panel.
    const close = () => panel.current?.hidePopover();
    window.addEventListener('blur', close);
    return () => window.removeEventListener('blur', close);
  }, []);
  return (
    <>
      <button type="button" className="button more-button" popoverTarget={id}>
        {label}
      </button>
      <div ref={panel} id={id} className="more" popover="auto">
        {children}
      </div>
    </>
  );
}
