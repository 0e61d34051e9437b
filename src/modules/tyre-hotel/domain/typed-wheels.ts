import { err, ok, type Result } from '~/platform/result';
import { POSITIONS, type Position, type StoredWheel, storedWheelSchema } from './agreement';
import { oneLine } from './typed-agreement';

/** What staff type of one wheel; empty `tyre` and `size`: those of the set. Pure. */
interface TypedWheel {
  readonly depth: string;
  readonly damaged: boolean;
  readonly comment: string;
  readonly dot: string;
  readonly tyre: string;
  readonly size: string;
}

export interface TypedWheels {
  /** Maker and model of the tyres. */
  readonly tyre: string;
  /** `225/45 R17` */
  readonly size: string;
  readonly wheels: Readonly<Record<Position, TypedWheel>>;
}

/** A field by its name in the form: `tyre`, `size`, `depth-FL`. */
export type WheelField = 'tyre' | 'size' | `${'depth' | 'dot' | 'comment' | 'tyre' | 'size'}-${Position}`;

/** "225/45 R17", "225 45 17", "2254517"; also as it stands on the tyre, with load and speed: "P225/45ZR17 94W XL", "205/65 R16C". */
const SIZE =
  /^(?:P|LT)?(\d{3})\s*[/ ]?\s*(\d{2})\s*[-/ ]?\s*Z?R?F?\s*(\d{2}(?:[.,]\d)?)C?(?:\s+\d{2,3}(?:\/\d{2,3})?\s*[A-Z][A-Z\s]{0,12})?$/i;
/** Week and year, "2319", "23/19", "v.23 2019", behind the rest of the code too: "DOT XY12 ABCD 2319". */
const DOT = /(?:^|[^\d])(\d{2})[\s/.-]*(?:20)?(\d{2})$/;

interface Size {
  readonly sectionWidth: number;
  readonly aspectRatio: number;
  readonly rimDiameter: number;
}

function readSize(text: string): Size | null {
  const [, width, aspect, rim] = SIZE.exec(text.trim()) ?? [];
  if (width === undefined || aspect === undefined || rim === undefined) return null;
  return {
    sectionWidth: Number(width),
    aspectRatio: Number(aspect),
    rimDiameter: Number(rim.replace(',', '.')),
  };
}

/** Four figures; a text that has none stays as it is, to be refused. */
function readDot(text: string): string {
  const [, week, year] = DOT.exec(text.trim()) ?? [];
  return week === undefined || year === undefined ? text.trim() : week + year;
}

export const sizeText = ({ sectionWidth, aspectRatio, rimDiameter }: Size): string =>
  `${sectionWidth}/${aspectRatio} R${rimDiameter}`;

/** Millimetres with a comma or a point, to a tenth; null for anything else. */
export function readDepth(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s*mm$/i, '')
    .replace(',', '.');
  return /^\d{1,2}(\.\d)?$/.test(plain) && Number(plain) <= 25 ? Number(plain) : null;
}

/** The four on the car; a spare wheel is there if anything is typed for it. */
const isOptional = (position: Position): boolean => position === 'SPARE';

const isEmpty = ({ damaged, ...texts }: TypedWheel): boolean =>
  !damaged && Object.values(texts).every((text) => text.trim() === '');

/**
 * The wheels of a form.
 * @param needed positions that must have a depth; the others are left out where nothing is typed for them
 */
export function readWheels(
  typed: TypedWheels,
  needed: readonly Position[] = POSITIONS,
): Result<readonly StoredWheel[], ReadonlySet<WheelField>> {
  const problems = new Set<WheelField>();
  const name = oneLine(typed.tyre);
  const size = readSize(typed.size);
  if (name === '' || name.length > 80) problems.add('tyre');
  if (size === null) problems.add('size');
  const wheels: StoredWheel[] = [];
  for (const position of POSITIONS) {
    const { depth, damaged, comment, dot, tyre, size: ownSize } = typed.wheels[position];
    if (isEmpty(typed.wheels[position]) && (isOptional(position) || !needed.includes(position))) continue;
    const measures = ownSize.trim() === '' ? size : readSize(ownSize);
    if (measures === null && ownSize.trim() !== '') problems.add(`size-${position}`);
    const threadDepth = readDepth(depth);
    if (threadDepth === null) problems.add(`depth-${position}`);
    if (measures === null || threadDepth === null) continue;
    const ownName = oneLine(tyre) || name;
    const wheel = storedWheelSchema.safeParse({
      position,
      name: ownName,
      ...measures,
      threadPattern: ownName.split(' ').slice(1).join(' '),
      threadDepth,
      isDamaged: damaged,
      dot: readDot(dot),
      comment: oneLine(comment),
    });
    if (wheel.success) wheels.push(wheel.data);
    else for (const issue of wheel.error.issues) problems.add(fieldOf(String(issue.path[0]), position));
  }
  return problems.size > 0 || wheels.length === 0 ? err(problems) : ok(wheels);
}

function fieldOf(name: string, position: Position): WheelField {
  if (name === 'dot' || name === 'comment') return `${name}-${position}`;
  return name === 'name' ? `tyre-${position}` : `size-${position}`;
}

/** Wheels as a form begins with them. */
export function typedWheelsOf(wheels: readonly StoredWheel[]): TypedWheels {
  const [first] = wheels;
  const common = {
    tyre: first?.name ?? '',
    size: first === undefined ? '' : sizeText(first),
  };
  const at = (position: Position): TypedWheel => {
    const wheel = wheels.find((each) => each.position === position);
    if (wheel === undefined) return { depth: '', damaged: false, comment: '', dot: '', tyre: '', size: '' };
    return {
      depth: String(wheel.threadDepth).replace('.', ','),
      damaged: wheel.isDamaged,
      comment: wheel.comment,
      dot: wheel.dot,
      tyre: wheel.name === common.tyre ? '' : wheel.name,
      size: sizeText(wheel) === common.size ? '' : sizeText(wheel),
    };
  };
  return {
    ...common,
    wheels: { FL: at('FL'), FR: at('FR'), RL: at('RL'), RR: at('RR'), SPARE: at('SPARE') },
  };
}
