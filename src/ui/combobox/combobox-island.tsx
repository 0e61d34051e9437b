import { Island } from '../island/island';
import type { ComboboxProps } from './combobox';
import combobox from './combobox.island';

/** A `Combobox` in a page: the text box that it is without a script, until it is touched. */
export const ComboboxIsland = (props: ComboboxProps) => (
  <Island island={combobox} when="interaction" props={props} />
);
