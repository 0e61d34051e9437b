import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const policyOf = (options: { secure: boolean; development: boolean }) =>
  securityHeaders(options)['content-security-policy'] ?? '';
const policy = policyOf({ secure: true, development: false });

test('only the player of films may be framed, and nobody else may frame us', () => {
  expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com;/);
  expect(policy).toContain("frame-ancestors 'self'");
});

test('scripts come from our own files or are named by their hash', () => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
});

test('a secure site asks for secure connections, an insecure one does not', () => {
  expect(policy).toContain('upgrade-insecure-requests');
  expect(securityHeaders({ secure: true, development: false })).toHaveProperty('strict-transport-security');
  expect(policyOf({ secure: false, development: false })).not.toContain('upgrade-insecure-requests');
});
