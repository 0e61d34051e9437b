import type { TextSize, TypeStep } from './theme';

/** Calm scale: body 16–17 px, headlines large and tight. */
export const calmScale = {
  xs: [12, 13, 1.45, 0.01],
  s: [14, 14.5, 1.5, 0],
  m: [16, 17, 1.6, 0],
  l: [18, 20, 1.5, -0.005],
  xl: [20, 24, 1.3, -0.012],
  '2xl': [24, 32, 1.2, -0.018],
  '3xl': [28, 42, 1.12, -0.022],
  '4xl': [34, 58, 1.08, -0.028],
  '5xl': [40, 80, 1.03, -0.034],
} as const satisfies Record<TextSize, TypeStep>;

/** Dense scale of shops: smaller steps, more on a screen. */
export const denseScale = {
  xs: [12, 12.5, 1.4, 0],
  s: [14, 14, 1.45, 0],
  m: [16, 16, 1.55, 0],
  l: [17, 18, 1.5, -0.005],
  xl: [19, 21, 1.3, -0.012],
  '2xl': [22, 27, 1.22, -0.018],
  '3xl': [27, 36, 1.15, -0.024],
  '4xl': [32, 50, 1.08, -0.03],
  '5xl': [38, 68, 1.03, -0.036],
} as const satisfies Record<TextSize, TypeStep>;

/** High-contrast display faces need less tracking and a little more air between lines. */
export const displayScale = {
  xs: [12, 13, 1.45, 0.01],
  s: [14, 14.5, 1.5, 0],
  m: [16, 17, 1.65, 0],
  l: [18, 20, 1.55, 0],
  xl: [21, 26, 1.25, -0.004],
  '2xl': [26, 36, 1.18, -0.008],
  '3xl': [31, 48, 1.12, -0.012],
  '4xl': [37, 66, 1.08, -0.014],
  '5xl': [44, 92, 1.05, -0.016],
} as const satisfies Record<TextSize, TypeStep>;

export const calmMotion = {
  fast: '150ms',
  base: '220ms',
  slow: '300ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;
