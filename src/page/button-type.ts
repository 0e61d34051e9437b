import type { ButtonVariant } from '~/ui/button';

/** Button styles that an editor chooses from (HERO-5). */
export const BUTTON_TYPES = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] as const;
export type ButtonType = (typeof BUTTON_TYPES)[number];

/** The same, where an editor may choose to have no button. */
export const OPTIONAL_BUTTON_TYPES = [...BUTTON_TYPES, 'None'] as const;

const VARIANTS = {
  Primary: 'primary',
  Secondary: 'secondary',
  Ghost: 'ghost',
  'Ghost Contrast': 'ghost-contrast',
} as const satisfies Record<ButtonType, ButtonVariant>;

export const buttonVariant = (type: ButtonType): ButtonVariant => VARIANTS[type];
