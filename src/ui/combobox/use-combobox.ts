import {
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CLOSED, ComboboxModel, type ComboboxOptions, type ComboboxState } from './combobox-model';
import { placePopup } from './place-popup';

interface ComboboxParts {
  readonly state: ComboboxState;
  /** The script is there, and the browser has a layer for the suggestions; without one the box stays the text box that it is. */
  readonly isAwake: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** What the text box hears. */
  readonly handlers: {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
    onInput(event: InputEvent<HTMLInputElement>): void;
    onCompositionEnd(): void;
    onBlur(): void;
    onFocus(): void;
    onPointerDown(): void;
  };
  choose(text: string): void;
}

/** Brings a combobox to life where it stands: what has been typed stays, and is completed. */
export function useCombobox(options: ComboboxOptions): ComboboxParts {
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const model = useRef<ComboboxModel>(undefined);
  const given = useRef(options);
  const [state, setState] = useState(CLOSED);
  const [isAwake, setAwake] = useState(false);

  // Before the island counts as awake: what was typed and pressed until then is replayed right after.
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || !('popover' in element)) return undefined;
    const box = new ComboboxModel(element, given.current, setState);
    model.current = box;
    setAwake(true);
    const leave = new AbortController();
    const listening = { signal: leave.signal };
    element.form?.addEventListener('submit', () => box.close(), listening);
    // The focus stays in the box whatever is clicked on in the list.
    for (const type of ['pointerdown', 'mousedown'])
      popup.current?.addEventListener(type, (event) => event.preventDefault(), listening);
    // What was typed before this came is completed too.
    if (document.activeElement === element && element.value !== element.defaultValue) box.typed();
    return () => {
      leave.abort();
      box.close();
      model.current = undefined;
    };
  }, []);

  useFollowingPopup(state, popup, input);
  return {
    state,
    isAwake,
    input,
    popup,
    handlers: {
      onKeyDown(event) {
        if (!event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) model.current?.key(event);
      },
      onInput({ nativeEvent }) {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) model.current?.typed();
      },
      onCompositionEnd: () => model.current?.typed(),
      onBlur: () => model.current?.left(),
      onFocus: () => model.current?.entered(),
      onPointerDown: () => model.current?.pressed(),
    },
    choose: (text) => model.current?.choose(text),
  };
}

/** The suggestions lie in the top layer, because heroes clip: they go along with the box by script. */
function useFollowingPopup(
  { isOpen, suggestions, active }: ComboboxState,
  popup: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  // New suggestions are read from the first, and may need another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what this is about
  useLayoutEffect(() => {
    const [layer, box] = [popup.current, input.current];
    if (layer === null || box === null || !isOpen) return undefined;
    if (!layer.matches(':popover-open')) layer.showPopover();
    layer.scrollTop = 0;
    const place = () => placePopup(layer, box);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [isOpen, suggestions]);
  useLayoutEffect(() => {
    if (!isOpen && popup.current?.matches(':popover-open') === true) popup.current.hidePopover();
  }, [isOpen, popup]);
  useLayoutEffect(() => {
    popup.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, popup]);
}
