import type { StudioPage } from '~/modules/content/studio-wire';
import type { CallFailure, DraftBase } from '../api';
import { isSamePage } from '../changes/compare-pages';
import { documentOf, type PageDocument } from './document';
import {
  isWaiting,
  restingState,
  type SaverOptions,
  type SaveState,
  type Saving,
  savedOf,
  stateWithoutDraft,
  WAITS,
} from './saving';

/** After the last key; while typing goes on, well within two seconds all the same. */
const SAVE_AFTER_MS = 900;
const SAVE_WITHIN_MS = 1800;
const RETRY_MS = 4000;
const MAX_RETRY_MS = 60_000;

const isSame = (document: PageDocument, page: StudioPage): boolean => isSamePage(document, documentOf(page));

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
  /** What was sent and is not answered, and what a page that is opened again was begun from: as the server's it is nobody else's. */
  #unanswered: readonly PageDocument[];
  /** With nothing to save. */
  #resting: SaveState;
  #withoutDraft: SaveState;
  #view: Saving;

  constructor(private readonly options: SaverOptions) {
    const { opened, unanswered = [] } = options;
    this.#unanswered = unanswered;
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

  get publishedAt(): string | null {
    return this.#saved.publishedAt;
  }

  /** What was sent since, and undone before it was answered, may be stored by now. */
  get isSaved(): boolean {
    return (
      this.#now === this.#saved.document && this.#unanswered.every((each) => isSamePage(each, this.#now))
    );
  }

  /**
   * What was typed before and never sent, to go on with. Where somebody has saved or published something else since, both are to
   * be compared first.
   */
  takeUnsent(): PageDocument | null {
    const { keeper, opened } = this.options;
    const unsent = keeper.read();
    if (unsent === null) return null;
    const isStale = unsent.revision !== opened.revision || unsent.publishedAt !== opened.publishedAt;
    if (isSame(unsent.document, opened)) {
      // It was saved, and the answer did not come; or what it was before is on its way still, and is not to stay.
      const late = isStale ? [] : unsent.known.filter((each) => !isSame(each, opened));
      // What was sent before a newer revision is refused when it comes.
      this.#unanswered = late;
      if (late.length === 0) {
        keeper.clear();
        return null;
      }
      this.#view = { ...this.#view, state: 'unsaved' };
      this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
      return null;
    }
    this.#unanswered = [...this.#unanswered, ...unsent.known, unsent.document];
    const isOwn = this.#unanswered.some((each) => isSame(each, opened));
    if (isStale && !isOwn) {
      this.#now = unsent.document;
      this.#view = { ...this.#view, state: 'conflict', theirs: opened };
    }
    return unsent.document;
  }

  /** The page as it is edited now. */
  change(document: PageDocument): void {
    if (document === this.#now) return;
    this.#now = document;
    this.#keep();
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

  /** Saves what is not saved, with what is typed meanwhile; the revision, or null where that was not possible. */
  async flush(): Promise<number | null> {
    do await this.save();
    while (this.#view.state === 'unsaved' && !this.isSaved && !this.#isRetired);
    return this.isSaved ? this.#saved.revision : null;
  }

  /**
   * Does something with the stored draft as a whole, such as publishing it, once all is saved. Nothing is sent meanwhile: what is
   * typed then is saved on top of it. @returns null where not all could be saved
   */
  async withSaved<T>(act: (document: PageDocument, revision: number) => Promise<T>): Promise<T | null> {
    const revision = await this.flush();
    if (revision === null) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#saving = promise;
    try {
      return await act(this.#saved.document, revision);
    } finally {
      this.#saving = null;
      resolve();
      if (!this.isSaved && this.#view.theirs === null && !isWaiting(this.#view.state)) {
        this.#show({ state: 'unsaved' });
        this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
      }
    }
  }

  /** What is stored now, where it is the page that is edited, or was before it was typed on: it goes on with that. @returns whether it is */
  goOn(page: StudioPage): boolean {
    clearTimeout(this.#timer);
    const now = this.#now;
    const known = [now, this.#saved.document].find((each) => isSame(each, page));
    if (known === undefined) return false;
    this.#takeOver(page, known);
    this.change(now);
    if (!this.isSaved) this.#show({ state: 'unsaved' });
    return true;
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
    this.#keep();
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
    this.#keep();
    this.#resting = restingState(page);
    this.#withoutDraft = stateWithoutDraft(page);
    this.#show({ state: this.#resting, problems: [], theirs: null });
  }

  /** The page is left: what is not sent goes now. */
  close(): void {
    void this.save();
  }

  /** The page is opened again: another one goes on with what is kept in the browser, and with what is on its way. */
  retire(): readonly PageDocument[] {
    this.#isRetired = true;
    clearTimeout(this.#timer);
    return this.#unanswered;
  }

  #keep(): void {
    if (this.#isRetired) return;
    if (this.isSaved) this.options.keeper.clear();
    else {
      const { revision, publishedAt } = this.#saved;
      const known = [...this.#unanswered, this.#saved.document];
      this.options.keeper.write({ document: this.#now, revision, publishedAt, known });
    }
  }

  async #send(document: PageDocument): Promise<void> {
    this.#show({ state: 'saving' });
    const known = this.#unanswered;
    if (!known.includes(document)) this.#unanswered = [...known, document];
    this.#keep();
    const { revision, number } = this.#saved;
    const answer = await this.options.send(document, { revision, number }, this.#keepsStored);
    if (answer.ok) return this.#settleSaved(document, answer.value);
    // A refusal stores nothing.
    if (answer.error.code === 'invalid-content' || WAITS[answer.error.code] !== undefined)
      this.#unanswered = known;
    this.#settle(answer.error);
  }

  #settleSaved(document: PageDocument, { revision, number }: DraftBase): void {
    this.#failures = 0;
    this.#keepsStored = false;
    this.#unanswered = [];
    this.#saved = { ...this.#saved, document, revision, number };
    this.#resting = revision > 0 ? 'saved' : this.#withoutDraft;
    this.#unsavedSince = this.isSaved ? null : Date.now();
    this.#keep();
    this.#show({ state: this.isSaved ? this.#resting : 'unsaved', problems: [] });
  }

  #settle(failure: CallFailure): void {
    // Another saver goes on with the page, and meets whoever is to be met.
    if (this.#isRetired) return;
    const waits = WAITS[failure.code];
    if (failure.code === 'conflict' && 'page' in failure && failure.page !== undefined) {
      const { page } = failure;
      // The same as I send, whoever has saved it (a page that was left while it was being sent): there is nothing to compare.
      const mine = this.#unanswered.find((each) => isSame(each, page));
      if (mine !== undefined) this.#settleSaved(mine, page);
      // Nor where it is what mine was begun from, which somebody has published meanwhile.
      else if (!this.goOn(page)) this.#show({ state: 'conflict', theirs: page });
    } else if (failure.code === 'invalid-content') {
      this.#show({
        state: 'invalid',
        problems: ('problems' in failure ? failure.problems : undefined) ?? [],
      });
    } else if (waits !== undefined) {
      this.#show({ state: waits });
    } else {
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
