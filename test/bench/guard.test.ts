import { describe, expect, test } from 'vitest';
import { ratiosOf, readCommitted, regressions } from '../../bench/guard.ts';
import { rowWithoutPeer, speeds } from '../../bench/report.ts';

describe('the guard of the benchmarks', () => {
  const row = (rate: number, cpuMs: number | null) =>
    speeds('List', { rate, cpuMs }, 'plain', { rate: 100, cpuMs: cpuMs === null ? null : 10 });

  test('compares processor time where it was measured, and rates elsewhere', () => {
    expect(ratiosOf([row(50, 8)])).toEqual({ 'List / plain': 1.25 });
    expect(ratiosOf([row(50, null)])).toEqual({ 'List / plain': 0.5 });
    expect(ratiosOf([rowWithoutPeer('Memory', '400 MB')])).toEqual({});
  });

  test('names a ratio that is more than 15 % below the committed one', () => {
    expect(regressions({ 'List / plain': 1 }, { 'List / plain': 0.84 })).toEqual([
      'List / plain: 0.84 ×, committed 1.00 ×',
    ]);
    expect(regressions({ 'List / plain': 1 }, { 'List / plain': 0.86 })).toEqual([]);
    expect(regressions({ 'List / plain': 1 }, { 'Home / plain': 0.1 })).toEqual([]);
  });

  test('knows that nothing is committed to compare with', () => {
    expect(readCommitted('bench/nothing.json')).toBeNull();
  });
});
