import type { FieldForm } from '~/modules/content/studio-wire';

/** The contract's label, else the field's name in words: `HasMarginTop` is "Has margin top". */
export function labelOf({ label, name }: Pick<FieldForm, 'label' | 'name'>): string {
  if (label !== undefined) return label;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
