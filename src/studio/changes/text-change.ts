import { alignLists, type Step } from './align-lists';

/** A piece of a line; one that is not changed may be shortened in its middle. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Two texts line by line, with what differs; lines that are the same are left out, `…` stands for them. */
export interface TextChange {
  readonly before: readonly (readonly Piece[])[];
  readonly after: readonly (readonly Piece[])[];
}

type Line = readonly Piece[];
const LEFT_OUT: Line = [{ text: '…', isChanged: false }];
/** Of a piece that is the same: words that stand beside what changed, and how many it must have to be shortened. */
const NEIGHBOURS = 10;
const MAX_SAME_WORDS = 30;
/** Lines of which less is the same are two different lines. */
const MIN_SAME_SHARE = 0.3;

const itself = (text: string) => text;

/** What differs between two texts, by words. */
export function textChange(before: string, after: string): TextChange {
  const steps = alignLists(linesOf(before), linesOf(after), itself);
  const sides: { before: Line[]; after: Line[] } = { before: [], after: [] };
  const leaveOut = (lines: Line[]) => {
    if (lines.at(-1) !== LEFT_OUT) lines.push(LEFT_OUT);
  };
  for (const [old, now] of changedRuns(steps)) {
    if (old === null) {
      leaveOut(sides.before);
      leaveOut(sides.after);
      continue;
    }
    for (let at = 0; at < Math.max(old.length, now.length); at++) {
      const [one, other] = wordsChange(old[at] ?? '', now[at] ?? '');
      if (at < old.length) sides.before.push(one);
      if (at < now.length) sides.after.push(other);
    }
  }
  return sides;
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

type Run = readonly [old: readonly string[], now: readonly string[]] | readonly [old: null, now: null];

/** Lines that went and came at the same place belong together; null: a line that is the same. */
function changedRuns(steps: readonly Step<string>[]): readonly Run[] {
  const runs: Run[] = [];
  let [old, now]: [string[], string[]] = [[], []];
  const close = () => {
    if (old.length + now.length > 0) runs.push([old, now]);
    [old, now] = [[], []];
  };
  for (const step of steps) {
    if (step.kind === 'removed') old.push(step.before);
    else if (step.kind === 'added') now.push(step.after);
    else {
      close();
      runs.push([null, null]);
    }
  }
  close();
  return runs;
}

/** Words, what stands between them, and each mark by itself. */
const WORDS = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

function wordsChange(before: string, after: string): readonly [Line, Line] {
  const steps = alignLists(before.match(WORDS) ?? [], after.match(WORDS) ?? [], itself);
  const letters = steps.reduce(
    (sum, step) => sum + (step.kind === 'same' ? step.before.trim().length : 0),
    0,
  );
  if (letters < MIN_SAME_SHARE * Math.max(before.length, after.length))
    return [[{ text: before, isChanged: true }], [{ text: after, isChanged: true }]];
  return [
    piecesOf(steps.flatMap((step) => (step.kind === 'added' ? [] : [[step.before, step.kind] as const]))),
    piecesOf(steps.flatMap((step) => (step.kind === 'removed' ? [] : [[step.after, step.kind] as const]))),
  ];
}

function piecesOf(words: readonly (readonly [text: string, kind: Step<string>['kind']])[]): Line {
  const pieces: { text: string; isChanged: boolean }[] = [];
  for (const [at, [text, kind]] of words.entries()) {
    // What stands between two changed words is marked with them.
    const isBetween =
      text.trim() === '' && pieces.at(-1)?.isChanged === true && words[at + 1]?.[1] !== 'same';
    const isChanged = kind !== 'same' || (isBetween && at + 1 < words.length);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces.map((piece) => (piece.isChanged ? piece : { ...piece, text: shortened(piece.text) }));
}

function shortened(text: string): string {
  const words = text.split(' ');
  if (words.length <= MAX_SAME_WORDS) return text;
  return [...words.slice(0, NEIGHBOURS), '…', ...words.slice(-NEIGHBOURS)].join(' ');
}
