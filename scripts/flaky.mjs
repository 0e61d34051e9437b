// A reporter for Vitest: how many tests passed only when they were repeated, which, and what had gone wrong. More than a
// few are a failure of the run.

import { stripVTControlCharacters } from 'node:util';

const MAX_FLAKY = 3;

/** What was expected and what was there instead, without which nobody can tell from afar what had gone wrong. */
const inShort = ({ message, diff = '' }) =>
  [...message.split('\n').slice(0, 3), ...stripVTControlCharacters(diff).split('\n')]
    .filter((line) => line.trim() !== '')
    .join(' | ')
    .slice(0, 800);

export default class Flaky {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // Where nothing is repeated, nothing is told.
    if (!tests.some(({ options }) => options.retry > 0)) return;
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    console.log(`\nflaky: ${flaky.length}`);
    for (const test of flaky) {
      console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
      // Of the tries that failed.
      for (const error of test.result().errors ?? []) console.log(`    ${inShort(error)}`);
    }
    if (flaky.length <= MAX_FLAKY) return;
    console.log(`More than ${MAX_FLAKY} flaky tests fail the run.`);
    process.exitCode = 1;
  }
}
