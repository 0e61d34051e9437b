/** Paints of the demo cars: display colour and the five tones a painted surface is built from. */
export interface Paint {
  /** Colour of the swatch that stands for the paint in a list. */
  hex: string;
  /** Reflection of the soft box. */
  hi: string;
  light: string;
  base: string;
  shade: string;
  deep: string;
}

export const CAR_COLORS = {
  white: {
    hex: '#f4f5f6',
    hi: '#ffffff',
    light: '#f7f8f9',
    base: '#e4e7ea',
    shade: '#b4bbc3',
    deep: '#7b838d',
  },
  silver: {
    hex: '#c3c8cd',
    hi: '#ffffff',
    light: '#dfe3e6',
    base: '#b3b9bf',
    shade: '#7f878f',
    deep: '#474d54',
  },
  grey: {
    hex: '#6a7178',
    hi: '#dde2e6',
    light: '#969da4',
    base: '#666d74',
    shade: '#41474d',
    deep: '#212529',
  },
  black: {
    hex: '#16181b',
    hi: '#aeb8c2',
    light: '#565e67',
    base: '#24282d',
    shade: '#101215',
    deep: '#050607',
  },
  blue: {
    hex: '#2d6cb5',
    hi: '#d3e8fb',
    light: '#5f9bdb',
    base: '#2a67ae',
    shade: '#173f75',
    deep: '#0a1f3d',
  },
  darkblue: {
    hex: '#1c2f4e',
    hi: '#b4c8e4',
    light: '#4b6a98',
    base: '#1e3558',
    shade: '#101e35',
    deep: '#060c17',
  },
  red: {
    hex: '#b3202a',
    hi: '#ffd4cd',
    light: '#e0574f',
    base: '#b21f2a',
    shade: '#741019',
    deep: '#36060b',
  },
  green: {
    hex: '#2f5a4a',
    hi: '#cfe6da',
    light: '#65937f',
    base: '#2e5a4a',
    shade: '#18362c',
    deep: '#0a1a15',
  },
  beige: {
    hex: '#cdbfa8',
    hi: '#fffaf0',
    light: '#e6dccb',
    base: '#c6b79e',
    shade: '#8f8169',
    deep: '#514836',
  },
  brown: {
    hex: '#5b4335',
    hi: '#ecd9c9',
    light: '#8f705c',
    base: '#5c4435',
    shade: '#37271d',
    deep: '#1a110c',
  },
  orange: {
    hex: '#d9662b',
    hi: '#ffe2c8',
    light: '#f2935a',
    base: '#d5622a',
    shade: '#923b13',
    deep: '#481a06',
  },
  yellow: {
    hex: '#e5b92f',
    hi: '#fff6cf',
    light: '#f5d469',
    base: '#e0b32b',
    shade: '#9c7712',
    deep: '#4d3906',
  },
} as const satisfies Record<string, Paint>;

export type CarColor = keyof typeof CAR_COLORS;

/** `#rrggbb` mixed towards another colour; `share` 0 keeps the first, 1 gives the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const parts = [0, 1, 2].map((i) => {
    const value = Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
