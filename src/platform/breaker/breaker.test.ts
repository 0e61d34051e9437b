import { expect, test } from 'vitest';
import { createLog, nullLog } from '~/platform/log';
import { type CircuitOutcome, createBreaker, createBreakers } from '.';

function breakerAt(log = nullLog) {
  const clock = { ms: 0 };
  const outcomes: CircuitOutcome[] = [];
  const breaker = createBreaker({
    name: 'register',
    log,
    now: () => clock.ms,
    onOutcome: (_, outcome) => outcomes.push(outcome),
  });
  const call = (outcome: 'answered' | 'failed') => {
    const report = breaker.admit();
    report?.(outcome);
    return report !== null;
  };
  return { breaker, clock, outcomes, call };
}

test('a server that fails four times in a row is left alone for three seconds, then tried by one call', () => {
  const { breaker, clock, outcomes, call } = breakerAt();
  for (let count = 0; count < 4; count += 1) expect(call('failed')).toBe(true);
  expect(breaker.state()).toBe('open');
  expect(call('answered')).toBe(false);
  clock.ms = 2999;
  expect(call('answered')).toBe(false);
  clock.ms = 3000;
  expect(call('failed')).toBe(true);
  expect(call('answered')).toBe(false);
  clock.ms = 6000;
  expect(call('answered')).toBe(true);
  expect(breaker.state()).toBe('closed');
  expect(call('answered')).toBe(true);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(3);
});

test('an answer between failures starts the count anew', () => {
  const { breaker, call } = breakerAt();
  for (const outcome of ['failed', 'failed', 'failed', 'answered', 'failed', 'failed', 'failed'] as const)
    expect(call(outcome)).toBe(true);
  expect(breaker.state()).toBe('closed');
});

test('a try that hangs does not keep the next one from being let through', () => {
  const { clock, call, breaker } = breakerAt();
  for (let count = 0; count < 4; count += 1) call('failed');
  clock.ms = 3000;
  const hanging = breaker.admit();
  expect(hanging).not.toBeNull();
  expect(breaker.admit()).toBeNull();
  clock.ms = 6000;
  expect(call('answered')).toBe(true);
  hanging?.('failed');
  hanging?.('failed');
  expect(breaker.state()).toBe('closed');
});

test('opening and closing are each logged once, by the name of the server', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const { clock, call } = breakerAt(log);
  for (let count = 0; count < 4; count += 1) call('failed');
  for (clock.ms = 3000; clock.ms < 30_000; clock.ms += 3000) call('failed');
  call('answered');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', upstream: 'register', msg: expect.stringContaining('left alone') },
    { level: 'info', upstream: 'register', msg: expect.stringContaining('answers again') },
  ]);
});

test('a process has one breaker per server, and says how each stands', () => {
  const breakers = createBreakers({ log: nullLog });
  for (let count = 0; count < 4; count += 1) breakers.of('smtp').admit()?.('failed');
  breakers.of('sms').admit()?.('answered');
  expect(breakers.of('smtp')).toBe(breakers.of('smtp'));
  expect(breakers.states()).toEqual({ smtp: 'open', sms: 'closed' });
});
