import { nameButtons } from '~/features/saved-cars/browser';
import { Swap, type SwapRequest } from '~/ui/swap';
import { offerPosition } from '../near/offer-position';
import { rangeSliders } from '../ranges/range-slider';
import { repeatCount } from './announcer';
import { fillFarCards, withCards } from './far-cards';
import { watchControls } from './list-controls';
import { watchDrawer } from './list-drawer';
import { measureList } from './list-measure';
import { panelToggle } from './panel-toggle';
import { keepPlace } from './place/keep-place';
import { searchWords, updateSearchInputs, updateSurroundings } from './update-surroundings';

const SLOW_MS = 250;
/** Placeholders shown for a slow answer (LIST-9). */
const PLACEHOLDERS = 24;

/** Makes a list respond at once: each change of a control shows the list that the form would have loaded. */
export default function enhance(
  form: HTMLElement,
  wake: (brought: ParentNode) => void,
): (() => void) | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const leave = new AbortController();
  const { signal } = leave;
  const ranges = rangeSliders(form, signal);
  const measure = measureList(form, signal);
  const drawer = watchDrawer(form, signal);
  const repeat = repeatCount(form, ranges.announce);
  let requested = searchWords(form);
  const swap = new Swap(form, {
    slowMs: SLOW_MS,
    wake,
    onSlow: () => PLACEHOLDERS,
    onRequested: () => (requested = searchWords(form)),
    held: () => [...controls.pending(), ...ranges.draggedFacets()],
    onShown(fresh, { url, history, isMore = false }) {
      updateSurroundings(form, fresh, url);
      if (!isMore) updateSearchInputs(form, fresh, { url, requested });
      far.watch();
      if (history === 'push') measure.searched(url.searchParams.get('keyphrase') ?? '');
      measure.shown(isMore);
      if (!isMore) repeat();
    },
    onFailed: () => controls.pending().length === 0 && drawer.uncover(),
    onFocusLost: drawer.focusResults,
    isCovered: drawer.isCovering,
  });
  const far = fillFarCards(form, signal, wake);
  const show = (request: SwapRequest) => void swap.show({ from: withCards(request.url, form), ...request });
  const controls = watchControls(form, ranges, signal, show);
  form.addEventListener('submit', drawer.close, { signal });
  nameButtons(form);
  document.addEventListener('fragment', ({ detail }) => nameButtons(detail), { signal });
  offerPosition(form, signal);
  swap.followHistory(signal);
  panelToggle(form, signal);
  keepPlace(form, signal);
  return () => leave.abort();
}
