import type { StudioPage } from '~/modules/content/studio-wire';
import { err, ok } from '~/platform/result';
import type { PageDocument } from './document';
import { DraftSaver } from './draft-saver';
import type { DraftKeeper, UnsentDraft } from './unsent-draft';

export const page = (title: string, revision: number): StudioPage => ({
  id: 'page',
  site: 'site',
  language: 'sv',
  name: 'page',
  template: 'Page',
  revision,
  number: revision,
  source: revision > 0 ? 'draft' : 'published',
  shared: {},
  author: 'Elin Dahl',
  savedAt: null,
  publishedAt: null,
  scheduled: [],
  unpublishAt: null,
  fields: { title },
  placeholders: {},
});
export const titled = (title: string): PageDocument => ({ fields: { title }, placeholders: {} });

/** A server with revisions, as the real one counts them. */
export function server(opened: StudioPage) {
  const stored: { title: unknown; revision: number; number: number } = {
    title: opened.fields.title,
    revision: opened.revision,
    number: opened.number,
  };
  const sent: unknown[] = [];
  /** Titles of what was not written over. */
  const archived: unknown[] = [];
  let answer: 'yes' | 'signed-out' | 'not-found' | 'forbidden' | 'unreachable' | 'unheard' | 'later' = 'yes';
  const waiting: (() => void)[] = [];
  const isLet = async () => {
    if (answer === 'later') await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const send: ConstructorParameters<typeof DraftSaver>[0]['send'] = async (
    { fields },
    { revision, number },
    keepsStored,
  ) => {
    sent.push(fields.title);
    await isLet();
    if (answer !== 'yes' && answer !== 'unheard' && answer !== 'later') return err({ code: answer });
    const isBegunFromOther = stored.revision === 0 && number !== stored.number;
    if (revision !== stored.revision || isBegunFromOther)
      return err({
        code: 'conflict',
        page: { ...page(String(stored.title), stored.revision), number: stored.number },
      });
    if (keepsStored) archived.push(stored.title);
    const next = Math.max(stored.revision, stored.number) + 1;
    Object.assign(stored, { title: fields.title, revision: next, number: next });
    if (answer === 'unheard') return err({ code: 'unreachable' });
    return ok({ revision: next, number: next });
  };
  return {
    stored,
    sent,
    archived,
    send,
    /** Whether the draft was published; null without an answer. */
    async publish(revision: number): Promise<boolean | null> {
      await isLet();
      if (answer !== 'yes' && answer !== 'later') return null;
      if (revision === 0 || revision !== stored.revision) return false;
      stored.revision = 0;
      return true;
    },
    answers: (how: typeof answer) => {
      answer = how;
    },
    release: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

export function memory(unsent: UnsentDraft | null = null) {
  const box = { unsent };
  const keeper: DraftKeeper = {
    read: () => box.unsent,
    write: (draft) => {
      box.unsent = draft;
    },
    clear: () => {
      box.unsent = null;
    },
  };
  return { box, keeper };
}

export function editing(opened: StudioPage, unsent: UnsentDraft | null = null) {
  const at = server(opened);
  const { box, keeper } = memory(unsent);
  const saver = new DraftSaver({ opened, keeper, send: at.send, onChange: () => undefined });
  return { ...at, box, saver };
}
