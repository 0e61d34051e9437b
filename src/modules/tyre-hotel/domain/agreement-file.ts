import { z } from 'zod';
import { normalisePlate } from '~/modules/workshop/browser';
import type { DelimitedRow } from '~/platform/csv';
import { isEmail } from '~/platform/email';
import { type PhoneCountry, readPhone } from '~/platform/phone';
import { type Agreement, type Season, storedCarSchema, type Wheel, type WheelSet } from './agreement';

/**
 * A file of agreements: a header, then one row per wheel, comma or semicolon between the fields. Rows of one car repeat the
 * fields of the agreement; rows of one set repeat its season and shelf. A car without stored wheels has one row without
 * position.
 */
export const COLUMNS = [
  ...[
    'registration_number',
    'phone',
    'agreement',
    'brand',
    'model',
    'product_id',
    'package_level',
    'brand_code',
  ],
  ...[
    'department_id',
    'season',
    'shelf',
    'position',
    'tyre',
    'rim_diameter',
    'section_width',
    'aspect_ratio',
  ],
  ...['pattern', 'depth_mm', 'damaged', 'customer_name', 'email'],
] as const;
type Column = (typeof COLUMNS)[number];

/** One line of the file, by column; empty where the file has nothing. */
type AgreementRow = Readonly<Record<Column, string>>;

export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
}

export interface AgreementFile {
  readonly agreements: readonly Agreement[];
  /** Rows read, without the header. */
  readonly read: number;
  /** Rows that cannot be used; an agreement that has one is left out whole. */
  readonly refused: readonly RefusedRow[];
}

/** Longest name of a customer. */
const MAX_NAME_CHARS = 120;

const MANDATORY: readonly Column[] = ['registration_number', 'phone', 'brand', 'department_id'];

/** Reads the rows of a file; null when its header lacks a column that every agreement needs. */
export function readAgreements(rows: readonly DelimitedRow[], country: PhoneCountry): AgreementFile | null {
  const [header, ...rest] = rows;
  if (header === undefined || 'fault' in header) return null;
  const names = header.fields.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  if (!MANDATORY.every((column) => names.includes(column))) return null;
  const refused: RefusedRow[] = [];
  const cars = new Map<string, { readonly line: number; readonly row: AgreementRow }[]>();
  for (const each of rest) {
    if ('fault' in each) refused.push({ line: each.line, reason: each.fault });
    else {
      const row = rowOf(names, each.fields);
      const plate = normalisePlate(row.registration_number);
      if (plate === null) refused.push({ line: each.line, reason: 'has no registration number' });
      else cars.set(plate, [...(cars.get(plate) ?? []), { line: each.line, row }]);
    }
  }
  const agreements = [...cars].flatMap(([plate, lines]) => {
    const read = agreementOf(plate, lines, country);
    if ('reason' in read) refused.push(read);
    return 'reason' in read ? [] : [read];
  });
  return { agreements, read: rest.length, refused: refused.toSorted((a, b) => a.line - b.line) };
}

const emptyRow = Object.fromEntries(COLUMNS.map((column) => [column, '']));

const rowSchema: z.ZodType<AgreementRow> = z.record(z.enum(COLUMNS), z.string());

const rowOf = (names: readonly string[], values: readonly string[]): AgreementRow =>
  rowSchema.parse({
    ...emptyRow,
    ...Object.fromEntries(
      names.flatMap((name, at) =>
        COLUMNS.some((column) => column === name) ? [[name, (values[at] ?? '').trim()]] : [],
      ),
    ),
  });

const agreementFields = storedCarSchema.extend({
  registrationNumber: z.string(),
  phone: z.string(),
  customerName: z.string().max(MAX_NAME_CHARS),
  email: z
    .string()
    .max(254)
    .refine((text) => text === '' || isEmail(text)),
});

function agreementOf(
  registrationNumber: string,
  lines: readonly { readonly line: number; readonly row: AgreementRow }[],
  country: PhoneCountry,
): Agreement | RefusedRow {
  const [first] = lines;
  if (first === undefined) return { line: 0, reason: 'is empty' };
  const { row, line } = first;
  const phone = readPhone(row.phone, country);
  if (!phone.ok || phone.value.e164 === null)
    return { line, reason: 'has no telephone number that gets an SMS' };
  const sets = new Map<string, { season: string; shelf: string; wheels: unknown[] }>();
  for (const { row: wheel } of lines) {
    if (wheel.position === '') continue;
    const key = `${wheel.season}|${wheel.shelf}`;
    const set = sets.get(key) ?? { season: seasonOf(wheel.season), shelf: wheel.shelf, wheels: [] };
    set.wheels.push(wheelOf(wheel));
    sets.set(key, set);
  }
  const read = agreementFields.safeParse({
    registrationNumber,
    phone: phone.value.e164,
    customerName: row.customer_name,
    email: row.email,
    name: row.agreement,
    brand: row.brand,
    model: row.model,
    productId: row.product_id,
    packageLevel: row.package_level,
    brandCode: row.brand_code,
    departmentId: row.department_id,
    wheelSets: [...sets.values()],
  });
  if (read.success) return withDistinctPositions(read.data, line);
  return { line, reason: `has no usable ${read.error.issues[0]?.path.map(String).join('.') ?? 'fields'}` };
}

function withDistinctPositions(agreement: Agreement, line: number): Agreement | RefusedRow {
  const hasDuplicates = (set: WheelSet) =>
    new Set(set.wheels.map(({ position }: Wheel) => position)).size < set.wheels.length;
  return agreement.wheelSets.some(hasDuplicates)
    ? { line, reason: 'names a position of a set twice' }
    : agreement;
}

/** Seasons as dealers' systems write them. */
const SEASON_WORDS: Readonly<Record<string, Season>> = {
  sommar: 'summer',
  sommer: 'summer',
  kesä: 'summer',
  leto: 'summer',
  vinter: 'winter',
  talvi: 'winter',
  zima: 'winter',
};

const seasonOf = (text: string): string => SEASON_WORDS[text.toLowerCase()] ?? text.toLowerCase();

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text.replace(',', '.')));

const wheelOf = (row: AgreementRow) => ({
  position: row.position.toUpperCase(),
  name: row.tyre,
  rimDiameter: numberOf(row.rim_diameter),
  sectionWidth: numberOf(row.section_width),
  aspectRatio: numberOf(row.aspect_ratio),
  threadPattern: row.pattern,
  threadDepth: numberOf(row.depth_mm),
  isDamaged: /^(1|true|yes|ja|x)$/i.test(row.damaged),
});
