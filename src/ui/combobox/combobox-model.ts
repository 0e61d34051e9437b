import { type Suggestion, SuggestionSource } from './suggestion-source';

/** Typing pauses this long before suggestions are fetched. */
const PAUSE_MS = 100;
/** What is heard does not cut into what is typed. */
const SAY_MS = 600;

export interface ComboboxState {
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The option that Enter accepts; -1: none, and keys act on the text. */
  readonly active: number;
  /** How many there are, for those who do not see it. */
  readonly announced: string;
}

export interface ComboboxOptions {
  /** Address of the suggestions; what has been typed is added as `q`. */
  readonly source: string;
  /** What is announced when there are none, one, two … of them. */
  readonly announcements: readonly string[];
  /** So many characters are typed before anything is suggested; one by default. */
  readonly minLength?: number;
  /** The suggestions stay so many milliseconds after the box is left; none by default. */
  readonly hideAfter?: number;
  /** Choosing sends the form of the box. */
  readonly submits?: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault' | 'stopPropagation'>;

export const CLOSED: ComboboxState = { isOpen: false, suggestions: [], active: -1, announced: '' };

/** What a combobox knows and does, whoever draws it. */
export class ComboboxModel {
  readonly #input: HTMLInputElement;
  readonly #options: ComboboxOptions;
  readonly #source: SuggestionSource;
  readonly #changed: (state: ComboboxState) => void;
  #state = CLOSED;
  /** The text that the suggestions complete. */
  #completed: string | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(input: HTMLInputElement, options: ComboboxOptions, changed: (state: ComboboxState) => void) {
    this.#input = input;
    this.#options = options;
    this.#source = new SuggestionSource(options.source);
    this.#changed = changed;
  }

  typed(): void {
    this.#set({ active: -1 });
    clearTimeout(this.#pause);
    this.#source.cancel();
    if (this.#isTooShort()) this.close();
    else this.#pause = setTimeout(() => void this.#suggest(), PAUSE_MS);
  }

  /** A click into a box that has suggestions brings them back. */
  pressed(): void {
    if (document.activeElement === this.#input && !this.#state.isOpen) void this.#suggest();
  }

  key(event: Key): void {
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') this.close();
      else if (altKey) void this.#suggest();
      else void this.#step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') this.#accept(event);
    else if (key === 'Escape') this.#giveUp(event);
    else if (key === 'Tab') this.left();
    else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) this.#set({ active: -1 });
  }

  choose(text: string): void {
    this.#input.value = text;
    this.#input.setSelectionRange(text.length, text.length);
    this.close();
    if (this.#options.submits === true) this.#input.form?.requestSubmit();
  }

  /** The suggestions go, at once or a little later; no more are fetched. */
  left(): void {
    const { hideAfter = 0 } = this.#options;
    clearTimeout(this.#hiding);
    if (hideAfter === 0) {
      this.close();
      return;
    }
    clearTimeout(this.#pause);
    this.#source.cancel();
    this.#hiding = setTimeout(() => this.close(), hideAfter);
  }

  /** Back in time: the suggestions stay. */
  entered(): void {
    clearTimeout(this.#hiding);
  }

  close(): void {
    clearTimeout(this.#hiding);
    clearTimeout(this.#pause);
    clearTimeout(this.#saying);
    this.#source.cancel();
    this.#completed = null;
    this.#set({ isOpen: false, active: -1, announced: '' });
  }

  #set(changes: Partial<ComboboxState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#changed(this.#state);
  }

  #isTooShort(): boolean {
    return this.#input.value.trim().length < (this.#options.minLength ?? 1);
  }

  async #suggest(): Promise<void> {
    const text = this.#input.value.trimStart();
    if (this.#isTooShort()) return;
    const suggestions = await this.#source.suggest(text);
    // The text or the place may be another by now.
    if (suggestions === null || this.#input.value.trimStart() !== text) return;
    if (document.activeElement !== this.#input) return;
    if (suggestions === 'failed') {
      this.#completed = null;
      this.#set({ isOpen: false });
      return;
    }
    this.#completed = suggestions.length === 0 ? null : text;
    this.#set({ isOpen: suggestions.length > 0, suggestions, active: -1 });
    clearTimeout(this.#saying);
    this.#saying = setTimeout(
      () => this.#set({ announced: this.#options.announcements[suggestions.length] ?? '' }),
      SAY_MS,
    );
  }

  async #step(by: 1 | -1): Promise<void> {
    if (!this.#state.isOpen || this.#completed !== this.#input.value.trimStart()) {
      clearTimeout(this.#pause);
      await this.#suggest();
      // Overtaken by another key: what is open completes an older text, and Enter would choose from it.
      if (this.#completed !== this.#input.value.trimStart()) return;
    }
    const { isOpen, active, suggestions } = this.#state;
    if (!isOpen) return;
    const { length } = suggestions;
    if (active < 0) this.#set({ active: by === 1 ? 0 : length - 1 });
    else this.#set({ active: (active + by + length) % length });
  }

  #accept(event: Key): void {
    const { isOpen, active, suggestions } = this.#state;
    const chosen = isOpen ? suggestions[active] : undefined;
    if (chosen === undefined) {
      this.close();
      return;
    }
    event.preventDefault();
    this.choose(chosen.text);
  }

  /** The first Escape closes, the second clears; one that has nothing to do is somebody else's. */
  #giveUp(event: Key): void {
    const { isOpen } = this.#state;
    if (!isOpen && this.#input.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) this.close();
    else this.#input.value = '';
  }
}
