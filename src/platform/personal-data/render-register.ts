import type { RetentionDays } from '~/platform/config';
import type { DataKind, Register, TableEntry } from './register';

const KINDS = {
  identity: 'name, mail, phone or plate',
  'free-text': 'free text',
  reference: 'digest or reference',
  credential: 'secret',
  published: 'published by editors',
} as const satisfies Record<DataKind, string>;

/** The register as a page for people (article 30 GDPR); a test keeps `docs/personal-data.md` equal to it. */
export function renderRegister(register: Register, days: RetentionDays): string {
  const sorted = register.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const personal = sorted.filter((entry) => Object.keys(entry.personal ?? {}).length > 0);
  const rows = personal.flatMap((entry) =>
    Object.entries(entry.personal ?? {}).map(
      ([column, kind], at) =>
        `| ${at === 0 ? `\`${entry.table}\`` : ''} | \`${column}\` | ${KINDS[kind]} | ${
          at === 0 ? `${entry.why} | ${entry.ground ?? ''} | ${periodOf(entry, days)}` : '| |'
        } |`,
    ),
  );
  const others = sorted.filter((entry) => !personal.includes(entry)).map(({ table }) => `\`${table}\``);
  return [
    '| table | column | holds | why | ground (art. 6 (1)) | kept |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Tables without personal data: ${others.join(', ')}.`,
  ].join('\n');
}

function periodOf({ retention = [], period }: TableEntry, days: RetentionDays): string {
  const rules = retention.map(({ kind }) => `${days[kind]} days (\`${kind}\`)`);
  return [...rules, ...(period === undefined ? [] : [period])].join('; ');
}
