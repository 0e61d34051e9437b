import { expect, test } from 'vitest';
import { canUndo, customerState, stepsFrom, stepsOn, VISIT_STATES } from './visit-states';

test('every state but the cancelled one is reached from a booking, and no step leads back to where it came from', () => {
  const reached = new Set<string>(['booked']);
  for (const state of reached)
    for (const step of stepsFrom(VISIT_STATES.find((each) => each === state) ?? 'booked')) reached.add(step);
  expect(VISIT_STATES.filter((state) => !reached.has(state))).toEqual(['cancelled']);
  for (const state of VISIT_STATES)
    for (const step of stepsFrom(state)) expect(stepsFrom(step), `${state} → ${step}`).not.toContain(state);
});

test('what was cancelled or is done goes nowhere; only steps are taken back', () => {
  expect(VISIT_STATES.filter((state) => stepsFrom(state).length === 0)).toEqual(['collected', 'cancelled']);
  expect(VISIT_STATES.filter((state) => !canUndo(state))).toEqual(['booked', 'cancelled']);
});

test('nobody has missed a visit that is to come', () => {
  const on = (today: string) => VISIT_STATES.map((state) => stepsOn({ state, date: '2026-12-01' }, today));
  expect(on('2026-11-30').flat()).not.toContain('no-show');
  for (const today of ['2026-12-01', '2027-01-01']) expect(on(today)).toEqual(VISIT_STATES.map(stepsFrom));
});

test('customers know four states: what a car that came goes through until it is collected is one of them', () => {
  expect(VISIT_STATES.map(customerState)).toEqual([
    'booked',
    'arrived',
    'arrived',
    'arrived',
    'collected',
    'booked',
    'cancelled',
  ]);
});
