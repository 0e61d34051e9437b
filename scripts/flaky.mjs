// A reporter for Vitest: how many tests passed only when they were repeated, which, and what had gone wrong. More than a
// few are a failure of the run.

const MAX_FLAKY = 3;

const inShort = (message) => message.split('\n').slice(0, 3).join(' | ').slice(0, 400);

export default class Flaky {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // Where nothing is repeated, nothing is told.
    if (!tests.some(({ options }) => options.retry > 0)) return;
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    console.log(`\nflaky: ${flaky.length}`);
    for (const test of flaky) {
      console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(`    ${inShort(message)}`);
    }
    if (flaky.length <= MAX_FLAKY) return;
    console.log(`More than ${MAX_FLAKY} flaky tests fail the run.`);
    process.exitCode = 1;
  }
}
