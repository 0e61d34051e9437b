import type { Speed } from './load/load.ts';

/** One comparison of the table. Numbers are rates (more is better) or times in milliseconds (less is better). */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly theirs: string;
  /** How many times as much as the peer we do, or how many times as fast we are. */
  readonly ratio: number | null;
  /** The same by processor time, which other work on the machine does not disturb. */
  readonly cpuRatio?: number | null;
  readonly aim: string;
  /** Null where no aim was set. */
  readonly met: boolean | null;
}

export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

/** 12345.6 → "12 346", 1.234 → "1.23". */
export function formatFigure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value
    .toFixed(digits)
    .replace(/\B(?=(\d{3})+(?!\d))/g, (_, __, at, text) =>
      text.includes('.') && at > text.indexOf('.') ? '' : ' ',
    );
}

export const atLeast = (value: number, aim: number, unit = ''): Aim => ({
  text: `≥ ${formatFigure(aim)}${unit}`.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
  met: value >= aim,
});
export const atMost = (value: number, aim: number, unit = ''): Aim => ({
  text: `≤ ${aim}${unit}`,
  met: value <= aim,
});

/** Our speed beside a peer's; the aim is a ratio of rates. */
export function speeds(what: string, ours: Speed, peer: string, theirs: Speed, aim?: number): Row {
  const ratio = ours.rate / theirs.rate;
  const cpuRatio = ours.cpuMs === null || theirs.cpuMs === null ? null : theirs.cpuMs / ours.cpuMs;
  return {
    ...withAim(
      { what, ours: speedText(ours), peer, theirs: speedText(theirs), ratio },
      aim === undefined ? undefined : { text: `≥ ${aim} ×`, met: ratio >= aim },
    ),
    cpuRatio,
  };
}

export const speedText = ({ rate, cpuMs }: Speed): string =>
  `${formatFigure(rate)} req/s${cpuMs === null ? '' : `, ${formatFigure(cpuMs)} ms CPU`}`;

/** A measurement that stands alone. */
export const rowWithoutPeer = (what: string, ours: string, aim?: Aim): Row =>
  withAim({ what, ours, peer: '', theirs: '', ratio: null }, aim);

export const withAim = (row: Omit<Row, 'aim' | 'met'>, aim?: Aim): Row => ({
  ...row,
  aim: aim?.text ?? '',
  met: aim?.met ?? null,
});

/** What could not be measured, and why. */
export const skipped = (what: string, peer: string, why: string): Row =>
  withAim({ what, ours: '', peer, theirs: `skipped: ${why}`, ratio: null });

/** A Markdown table with columns padded for reading as it is. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.what,
    row.ours,
    row.peer,
    row.theirs,
    row.ratio === null ? '' : `${formatFigure(row.ratio)} ×`,
    row.cpuRatio === null || row.cpuRatio === undefined ? '' : `${formatFigure(row.cpuRatio)} ×`,
    row.met === null ? '' : `${row.aim} ${row.met ? '✓' : '✗'}`,
  ]);
  const all = [['measured', 'ours', 'peer', 'theirs', 'ratio', 'by CPU time', 'aim'], ...lines];
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    Math.max(3, ...all.map((line) => (line[column] ?? '').length)),
  );
  const text = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [text(head), text(widths.map((width) => '-'.repeat(width))), ...body.map(text)].join('\n');
}
