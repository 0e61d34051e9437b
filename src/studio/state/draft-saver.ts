import type { StudioPage, StudioProblem } from '~/modules/content/studio-wire';
import type { Result } from '~/platform/result';
import type { CallFailure, DraftBase } from '../api';
import { isSamePage } from '../changes/compare-pages';
import type { PageDocument } from './document';

export type SaveState =
  | 'published'
  | 'scheduled'
  | 'new'
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'failed'
  | 'invalid'
  | 'conflict'
  | 'signedOut'
  | 'gone'
  | 'forbidden';

/** How a draft stands with the server. */
export interface Saving {
  readonly state: SaveState;
  readonly problems: readonly StudioProblem[];
  /** What somebody else has saved meanwhile. */
  readonly theirs: StudioPage | null;
}

/** A page that was typed and not sent yet: what it was begun from, and what it has become. */
export interface UnsentDraft {
  readonly document: PageDocument;
  readonly revision: number;
  readonly publishedAt: string | null;
}

/** Where a draft is kept until the server has it. */
export interface DraftKeeper {
  read(): UnsentDraft | null;
  write(draft: UnsentDraft): void;
  clear(): void;
}

/** What only somebody can change: it is not asked for again and again. */
const WAITS: Readonly<Partial<Record<CallFailure['code'], SaveState>>> = {
  'signed-out': 'signedOut',
  'not-found': 'gone',
  forbidden: 'forbidden',
};
const isWaiting = (state: SaveState): boolean => Object.values(WAITS).includes(state);

/** After the last key; while typing goes on, well within two seconds all the same. */
const SAVE_AFTER_MS = 900;
const SAVE_WITHIN_MS = 1800;
const RETRY_MS = 4000;
const MAX_RETRY_MS = 60_000;

export const documentOf = ({ fields, placeholders }: StudioPage): PageDocument => ({ fields, placeholders });

const isSame = (document: PageDocument, page: StudioPage): boolean => isSamePage(document, documentOf(page));

const savedOf = (page: StudioPage, document = documentOf(page)) => {
  const { revision, number, publishedAt } = page;
  return { document, revision, number, publishedAt };
};

const restingState = ({ source, revision }: StudioPage): SaveState =>
  revision > 0 ? 'saved' : source === 'none' ? 'new' : source === 'scheduled' ? 'scheduled' : 'published';

/** Once what is typed is the page again as it is without a draft. */
const stateWithoutDraft = ({ scheduled }: StudioPage): SaveState =>
  scheduled.length > 0 ? 'scheduled' : 'published';

/**
 * Sends the draft of one page to the server, one save at a time, and keeps in the browser what is not there yet. Without an
 * answer it tries again, less and less often; signed out, with something to correct, or where the page is gone, it waits to be told.
 */
export class DraftSaver {
  #now: PageDocument;
  #saved: DraftBase & { readonly document: PageDocument; readonly publishedAt: string | null };
  #saving: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | null = null;
  #failures = 0;
  #isRetired = false;
  /** What somebody else has saved as the draft is to stay as an earlier version: mine comes in its place, not on top of it. */
  #keepsStored = false;
  /** What was sent without an answer: the server may have saved it, and then it is nobody else's. */
  #unanswered: readonly PageDocument[] = [];
  /** With nothing to save. */
  #resting: SaveState;
  #withoutDraft: SaveState;
  #view: Saving;

  constructor(
    private readonly options: {
      readonly opened: StudioPage;
      readonly keeper: DraftKeeper;
      send(
        document: PageDocument,
        base: DraftBase,
        keepsStored: boolean,
      ): Promise<Result<DraftBase, CallFailure>>;
      onChange(saving: Saving): void;
    },
  ) {
    const { opened } = options;
    this.#now = documentOf(opened);
    this.#saved = savedOf(opened, this.#now);
    this.#resting = restingState(opened);
    this.#withoutDraft = stateWithoutDraft(opened);
    this.#view = { state: this.#resting, problems: [], theirs: null };
  }

  /** The page as it is edited: no other object is the same page. */
  get document(): PageDocument {
    return this.#now;
  }

  get view(): Saving {
    return this.#view;
  }

  /** Of the draft as it is stored; 0 for none. */
  get revision(): number {
    return this.#saved.revision;
  }

  get isSaved(): boolean {
    return this.#now === this.#saved.document;
  }

  /**
   * What was typed before and never sent, to go on with. Where somebody has saved or published since, both are to be
   * compared first.
   */
  takeUnsent(): PageDocument | null {
    const { keeper, opened } = this.options;
    const unsent = keeper.read();
    if (unsent === null) return null;
    const isStale = unsent.revision !== opened.revision || unsent.publishedAt !== opened.publishedAt;
    if (isStale && isSame(unsent.document, opened)) {
      // It was saved, and the answer did not come.
      keeper.clear();
      return null;
    }
    if (isStale) {
      this.#now = unsent.document;
      this.#view = { ...this.#view, state: 'conflict', theirs: opened };
    }
    return unsent.document;
  }

  /** The page as it is edited now. */
  change(document: PageDocument): void {
    if (document === this.#now) return;
    this.#now = document;
    if (this.isSaved) this.options.keeper.clear();
    else this.options.keeper.write({ ...this.#saved, document });
    this.#unsavedSince ??= Date.now();
    // Once it is back, the save that is under way sees what has changed meanwhile.
    if (this.#saving !== null || this.#view.theirs !== null) return;
    clearTimeout(this.#timer);
    if (this.isSaved) {
      this.#unsavedSince = null;
      this.#show({ state: this.#resting, problems: [] });
      return;
    }
    if (isWaiting(this.#view.state)) return;
    if (this.#view.state !== 'failed') this.#show({ state: 'unsaved' });
    const left = this.#unsavedSince + SAVE_WITHIN_MS - Date.now();
    this.#timer = setTimeout(() => this.save(), Math.max(0, Math.min(SAVE_AFTER_MS, left)));
  }

  /** Saves what is not saved; a save that is under way is waited for first. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving !== null) await this.#saving;
    if (this.isSaved || this.#view.theirs !== null || this.#isRetired) return;
    const sent = this.#now;
    this.#saving = this.#send(sent).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    const { state } = this.#view;
    if (state === 'unsaved' || (state === 'invalid' && this.#now !== sent))
      this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  /** Saves what is not saved; the revision, or null where that was not possible. */
  async flush(): Promise<number | null> {
    await this.save();
    return this.isSaved ? this.#saved.revision : null;
  }

  /** What is stored now, where it is the page that is edited: it goes on with that. @returns whether it is */
  goOn(page: StudioPage): boolean {
    clearTimeout(this.#timer);
    const same = isSame(this.#now, page);
    if (same) this.#takeOver(page, this.#now);
    return same;
  }

  /** What somebody else has stored meanwhile: which page it shall be is asked first. */
  meet(page: StudioPage): void {
    clearTimeout(this.#timer);
    this.#show({ state: 'conflict', theirs: page });
  }

  /** Mine is the draft, what they have saved an earlier version; whoever has saved after that is met again. */
  keepMine(): void {
    const { theirs } = this.#view;
    if (theirs === null) return;
    this.#keepsStored = true;
    this.#saved = savedOf(theirs);
    this.options.keeper.write({ ...this.#saved, document: this.#now });
    this.#show({ state: 'unsaved', theirs: null });
    void this.save();
  }

  /** The page as the server has it now takes the place of what is edited. */
  open(page: StudioPage): PageDocument {
    const document = documentOf(page);
    clearTimeout(this.#timer);
    this.#takeOver(page, document);
    return document;
  }

  #takeOver(page: StudioPage, document: PageDocument): void {
    this.#now = document;
    this.#saved = savedOf(page, document);
    this.#unsavedSince = null;
    this.#unanswered = [];
    this.options.keeper.clear();
    this.#resting = restingState(page);
    this.#withoutDraft = stateWithoutDraft(page);
    this.#show({ state: this.#resting, problems: [], theirs: null });
  }

  /** The page is left: what is not sent goes now. */
  close(): void {
    void this.save();
  }

  /** The page is opened again: what is not sent is kept in the browser, and another one goes on with it. */
  retire(): void {
    this.#isRetired = true;
    clearTimeout(this.#timer);
  }

  async #send(document: PageDocument): Promise<void> {
    this.#show({ state: 'saving' });
    const { revision, number } = this.#saved;
    const answer = await this.options.send(document, { revision, number }, this.#keepsStored);
    if (answer.ok) this.#settleSaved(document, answer.value);
    else this.#settle(document, answer.error);
  }

  #settleSaved(document: PageDocument, { revision, number }: DraftBase): void {
    this.#failures = 0;
    this.#keepsStored = false;
    this.#unanswered = [];
    this.#saved = { ...this.#saved, document, revision, number };
    this.#resting = revision > 0 ? 'saved' : this.#withoutDraft;
    this.#unsavedSince = this.isSaved ? null : Date.now();
    if (this.isSaved) this.options.keeper.clear();
    else this.options.keeper.write({ ...this.#saved, document: this.#now });
    this.#show({ state: this.isSaved ? this.#resting : 'unsaved', problems: [] });
  }

  #settle(document: PageDocument, failure: CallFailure): void {
    const waits = WAITS[failure.code];
    if (failure.code === 'conflict' && 'page' in failure && failure.page !== undefined) {
      const { page } = failure;
      // The same as I send, whoever has saved it (a page that was left while it was being sent): there is nothing to compare.
      const mine = [...this.#unanswered, document].find((each) => isSame(each, page));
      if (mine !== undefined) this.#settleSaved(mine, page);
      else this.#show({ state: 'conflict', theirs: page });
    } else if (failure.code === 'invalid-content') {
      this.#show({
        state: 'invalid',
        problems: ('problems' in failure ? failure.problems : undefined) ?? [],
      });
    } else if (waits !== undefined) {
      this.#show({ state: waits });
    } else if (!this.#isRetired) {
      this.#unanswered = [...this.#unanswered, document];
      // Whoever goes on typing meanwhile is not sent key by key.
      this.#unsavedSince = Date.now();
      const pause = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** this.#failures++);
      this.#timer = setTimeout(() => this.save(), pause);
      this.#show({ state: 'failed' });
    }
  }

  #show(change: Partial<Saving>): void {
    this.#view = { ...this.#view, ...change };
    this.options.onChange(this.#view);
  }
}
