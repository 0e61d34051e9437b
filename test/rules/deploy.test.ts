import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// An image that cannot be built is noticed by nobody here.
test('the files for production pass npm run deploy:check', { timeout: 60_000 }, () => {
  expect(execFileSync(process.execPath, ['deploy/check.mjs'], { encoding: 'utf8' })).not.toContain('FAILED');
});
