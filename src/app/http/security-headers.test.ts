import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const policyOf = (options: { secure: boolean; development: boolean }) =>
  securityHeaders(options)['content-security-policy'] ?? '';
const policy = policyOf({ secure: true, development: false });

test('only the video player may be framed, and no other site may frame ours', () => {
  expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com;/);
  expect(policy).toContain("frame-ancestors 'self'");
});

test('scripts come from our own files or are named by their hash', () => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
});

test('C-051 without a container no tag manager is let in; with one it is, without inline scripts', () => {
  expect(policy).not.toContain('googletagmanager');
  const options = {
    secure: true,
    development: false,
    tagOrigins: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    frames: ['https://forms.example'],
  };
  const wide = securityHeaders(options)['content-security-policy'] ?? '';
  for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(wide).toMatch(
      new RegExp(`${directive} [^;]*https://www.googletagmanager.com https://\\*.google-analytics.com`),
    );
  }
  expect(wide).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/forms\.example /);
  expect(wide).not.toMatch(/script-src [^;]*'unsafe/);
});

test('a secure site asks for secure connections, an insecure one does not', () => {
  expect(policy).toContain('upgrade-insecure-requests');
  expect(securityHeaders({ secure: true, development: false })).toHaveProperty('strict-transport-security');
  expect(policyOf({ secure: false, development: false })).not.toContain('upgrade-insecure-requests');
});
