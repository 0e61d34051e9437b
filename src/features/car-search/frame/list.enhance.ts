import { Swap } from '~/ui/swap';
import { rangeSliders } from '../ranges/range-slider';
import { followControls } from './list-controls';
import { followDrawer } from './list-drawer';
import { followShown } from './list-followers';
import { measureList } from './list-measure';
import { panelToggle } from './panel-toggle';

const SLOW_MS = 250;
/** A slow answer shows so many placeholders (LIST-9). */
const PLACEHOLDERS = 24;

/** Makes a list answer at once: each change of a control shows the list of the address that the form would have gone to. */
export default function enhance(
  form: HTMLElement,
  wake: (brought: ParentNode) => void,
): (() => void) | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const leave = new AbortController();
  const { signal } = leave;
  const ranges = rangeSliders(form, signal);
  const measure = measureList(form, signal);
  const drawer = followDrawer(form, signal);
  const swap = new Swap(form, {
    slowMs: SLOW_MS,
    wake,
    onSlow: () => PLACEHOLDERS,
    held: () => controls.pending() ?? ranges.held(),
    onShown(fresh, { url, way, isMore = false }) {
      const words = url.searchParams.get('keyphrase') ?? '';
      followShown(form, fresh, url);
      if (way === 'push') measure.searched(words);
      measure.shown(isMore);
    },
    onFailed: drawer.uncover,
    onFocusLost: drawer.focusResults,
  });
  const controls = followControls(form, ranges, signal, (request) => void swap.show(request));
  form.addEventListener('submit', drawer.close, { signal });
  swap.followHistory(signal);
  panelToggle(form, signal);
  return () => leave.abort();
}
