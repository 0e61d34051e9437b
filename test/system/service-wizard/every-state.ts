import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, settled, visit } from '../browser';
import { opened, shiftsOf } from '../page-checks';
import {
  ADD_ONS,
  awake,
  bar,
  button,
  fillContact,
  flow,
  focus,
  inBox,
  open,
  PATH,
  pickTime,
  stage,
  tick,
  toCar,
  toWorkshops,
} from './flow';

/** So long nothing is touched before a state's calls are counted, in milliseconds: an endless loop makes some fifty a second. */
const QUIET_MS = 800;

/** Longer than a browser takes what follows a touch for its answer. */
const LATE_MS = 2_500;

interface Change {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  /** What has the focus when it is done; null: what the visitor has touched. */
  readonly heading: string | RegExp | null;
  readonly calls: Readonly<Record<string, number>>;
}
const walk = (plate: string): readonly Change[] => [
  {
    name: 'the car is found',
    act: (page) => toCar(page, plate),
    heading: 'Fordonsinfo',
    calls: { 'car/get': 1, 'services/get': 1, 'addons/get': 1 },
  },
  { name: 'services', act: (page) => button(page, 'Fortsätt').click(), heading: 'Välj tjänst', calls: {} },
  { name: 'ticked', act: (page) => tick(page, 'oljebyte').check(), heading: null, calls: {} },
  {
    name: 'add-ons',
    act: (page) => button(page, 'Fortsätt').click(),
    heading: ADD_ONS,
    calls: {},
  },
  {
    name: 'workshops',
    act: (page) => inBox(page, ADD_ONS, 'Nej tack').click(),
    heading: 'Välj en verkstad och tid som passar dig',
    calls: { 'departments/get': 1 },
  },
  // The week that is shown and the one after it; the prices of the workshop.
  {
    name: 'a time',
    act: (page) => pickTime(page),
    heading: /^Vald tid: /,
    calls: { 'timeslots/get': 2, holds: 1, 'services/get': 1 },
  },
  { name: 'typing', act: fillContact, heading: null, calls: { holds: 1 } },
  { name: 'summary', act: (page) => button(page, 'Fortsätt').click(), heading: 'Summering', calls: {} },
  {
    name: 'back to the services',
    act: (page) => bar(page).getByRole('button', { name: 'Välj tjänster' }).click(),
    heading: 'Välj tjänst',
    calls: {},
  },
  {
    name: 'on to the chosen time',
    async act(page) {
      await button(page, 'Fortsätt').click();
      await inBox(page, ADD_ONS, 'Nej tack').click();
    },
    heading: 'Välj en verkstad och tid som passar dig',
    calls: {},
  },
  {
    name: 'the time is given up',
    act: (page) => button(page, 'Ändra verkstad eller tid').click(),
    heading: 'Välj en verkstad och tid som passar dig',
    calls: { holds: 1 },
  },
  {
    name: 'another time',
    act: (page) => pickTime(page, 1),
    heading: /^Vald tid: /,
    calls: { 'timeslots/get': 2, holds: 1, 'services/get': 1 },
  },
  { name: 'summary again', act: (page) => button(page, 'Fortsätt').click(), heading: 'Summering', calls: {} },
  {
    name: 'booked',
    act: (page) => button(page, 'Skicka bokningsförfrågan').click(),
    heading: 'Tack för din bokningsförfrågan',
    calls: { 'booking/create': 1 },
  },
];

/** Each state by itself: nothing sticks out, nothing is asked twice. */
export function everyState(): void {
  describe('every state', () => {
    test.each([
      ['390', PHONE, 'EPG573'],
      ['1440', DESKTOP, 'BAV520'],
    ] as const)(
      'at %s asks for what it needs and no more, its heading has the focus, in view, and nothing moves by itself',
      async (_, viewport, plate) => {
        await visit(stage().browser, { viewport }, async (page) => {
          const calls: string[] = [];
          let unanswered = 0;
          const callOf = (request: Request): string | null => {
            const found = /\/api\/(?:service-booking\/([a-z-]+\/[a-z]+)|mechmate\/([a-z]+))/.exec(
              request.url(),
            );
            return found === null ? null : (found[1] ?? found[2] ?? '');
          };
          page.on('request', (request) => {
            const call = callOf(request);
            if (call === null) return;
            calls.push(call);
            unanswered += 1;
          });
          const ended = (request: Request) => {
            if (callOf(request) !== null) unanswered -= 1;
          };
          page.on('requestfinished', ended);
          page.on('requestfailed', ended);
          const counted = () =>
            Object.fromEntries(
              Map.groupBy(calls, (call) => call)
                .entries()
                .map(([call, all]) => [call, all.length]),
            );
          await opened(page, stage().server.site('carstore-se', PATH));
          await awake(page);
          for (const { name, act, heading, calls: expected } of walk(plate)) {
            calls.length = 0;
            await act(page);
            if (heading !== null) {
              await expect
                .poll(() => focus(page), { message: name })
                .toMatchObject({ isHeading: true, text: expect.stringMatching(heading) });
            }
            // An answer that takes more than half a second may move what stands below it: the visitor waits for it.
            await expect
              .poll(() => ({ calls: counted(), unanswered }), { message: name })
              .toEqual({ calls: expected, unanswered: 0 });
            await settled(page);
            const since = await page.evaluate(
              () =>
                new Promise<number>((resolve) => {
                  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
                }),
            );
            await page.waitForTimeout(QUIET_MS);
            const moved = (await shiftsOf(page)).filter(({ at }) => at > since);
            expect(
              moved.reduce((sum, { value }) => sum + value, 0),
              `${name}: ${JSON.stringify(moved)}`,
            ).toBeLessThan(0.02);
            if (heading !== null)
              expect(await focus(page), name).toMatchObject({ isHeading: true, isSeen: true });
            expect(counted(), name).toEqual(expected);
          }
        });
      },
    );

    test('workshops whose script comes late move nothing that is seen', async () => {
      await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
        await page.route('**/workshop-or-time-*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, LATE_MS));
          await route.continue();
        });
        await opened(page, stage().server.site('carstore-se', PATH));
        await awake(page);
        await toWorkshops(page, 'BAV520');
        await settled(page);
        const moves = await shiftsOf(page);
        expect(Math.max(0, ...moves.map(({ value }) => value)), JSON.stringify(moves)).toBeLessThan(0.02);
      });
    });

    test('a chosen time that is shown again after a reload asks for its prices once', async () => {
      await visit(stage().browser, { viewport: PHONE }, async (page) => {
        await open(page);
        await toWorkshops(page, 'ABC123');
        await pickTime(page);
        const calls: string[] = [];
        page.on('request', (request) => {
          if (/\/api\/(service-booking|mechmate)\//.test(request.url()))
            calls.push(new URL(request.url()).pathname);
        });
        await page.reload();
        await flow(page).getByLabel('Namn').waitFor();
        await page.waitForTimeout(2 * QUIET_MS);
        expect(calls).toEqual(['/api/service-booking/services/get']);
      });
    });
  });
}
