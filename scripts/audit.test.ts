import { expect, test } from 'vitest';
import { readAudit } from './audit.mjs';

const report = (...severities: readonly string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, n) => [`package-${n}`, { name: `package-${n}`, severity, range: '<2.0.0' }]),
    ),
    metadata: { vulnerabilities: { total: severities.length } },
  });

test('a known vulnerability of high or critical severity is named, a lesser one is not', () => {
  expect(readAudit(report('low', 'high', 'moderate', 'critical'))).toEqual({
    audited: true,
    serious: ['package-1 <2.0.0: high', 'package-3 <2.0.0: critical'],
  });
  expect(readAudit(report())).toEqual({ audited: true, serious: [] });
});

test.each([
  ['', 'npm wrote no report'],
  ['npm ERR! network', 'npm wrote no report'],
  ['null', 'no report'],
  ['{}', 'no report'],
  [
    JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } }),
    '405 Method Not Allowed',
  ],
  [JSON.stringify({ error: { code: 'ENOLOCK', summary: 'no lockfile' } }), 'no lockfile'],
])('a registry that does not answer is no answer: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({ audited: false, reason });
});
