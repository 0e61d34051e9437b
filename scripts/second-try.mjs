// A reporter for Vitest: tests that passed only when they were run once more are named, with what had gone wrong.

const inShort = (message) => message.split('\n').slice(0, 3).join(' | ').slice(0, 400);

export default class SecondTry {
  onTestRunEnd(modules) {
    const late = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky);
    if (late.length === 0) return;
    console.log(`\nneeded a second try: ${late.map(({ fullName }) => fullName).join('; ')}`);
    for (const test of late)
      for (const { message } of test.result().errors ?? [])
        console.log(`  ${test.module.relativeModuleId}: ${inShort(message)}`);
  }
}
