import { type DelimitedRow, delimitedRows } from '~/platform/csv';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { type RefusedRow, readAgreements } from './domain/agreement-file';
import type { ImportCounts } from './store/import-store';
import type { TyreHotel } from './tyre-hotel';

export interface AgreementImport extends ImportCounts {
  /** Rows, without the header. */
  readonly read: number;
  readonly refused: readonly RefusedRow[];
}

export type AgreementImportFailure =
  /** No header with the columns that every agreement needs. */
  | { readonly code: 'no-agreement-file' }
  /** Not one agreement of the file can be used: what is there stays. */
  | { readonly code: 'nothing-usable'; readonly refused: readonly RefusedRow[] }
  /** The site has no facilities, so nothing can lie with them. */
  | { readonly code: 'unknown-site' };

const MAX_ROW_CHARS = 20_000;

/** Makes a file the agreements of a site's facilities, all that can be used or none: what the file leaves out is removed. */
export async function importAgreements(
  hotel: Pick<TyreHotel, 'replaceAgreements'>,
  site: Site,
  text: string,
): Promise<Result<AgreementImport, AgreementImportFailure>> {
  if (site.siteIndex === null) return err({ code: 'unknown-site' });
  const file = readAgreements(await rowsOf(text), site.country);
  if (file === null) return err({ code: 'no-agreement-file' });
  const { agreements, read, refused } = file;
  if (agreements.length === 0) return err({ code: 'nothing-usable', refused });
  return ok({ ...(await hotel.replaceAgreements(site.siteIndex, agreements)), read, refused });
}

async function rowsOf(text: string): Promise<readonly DelimitedRow[]> {
  const header = text.slice(0, Math.max(0, text.indexOf('\n')));
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
  async function* whole() {
    yield text;
  }
  const rows: DelimitedRow[] = [];
  for await (const batch of delimitedRows(whole(), delimiter, MAX_ROW_CHARS)) rows.push(...batch);
  return rows;
}

/** The report of an import for a terminal, with the line of counts last. */
export function importReport({
  read,
  added,
  changed,
  unchanged,
  removed,
  leftFile,
  unplaced,
  refused,
}: AgreementImport): readonly string[] {
  return [
    ...refused.map(({ line, reason }) => `line ${line} refused: ${reason}`),
    ...(leftFile === 0
      ? []
      : [`${leftFile} agreements are not in the file and stay, as staff have entered something`]),
    ...(unplaced === 0
      ? []
      : [`${unplaced} sets are to be placed by staff: another set lies in their place`]),
    `read ${read}, added ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}, refused ${refused.length}`,
  ];
}
