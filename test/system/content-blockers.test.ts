/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

/** Words by which content blockers know what their users do not want, wherever they stand in an address. */
const BLOCKED = /consent|cookie|gdpr|analytic|track|advert|banner|popup|pixel|share|social/i;

test('a content blocker goes by names, and takes nothing of what visitors come for', async () => {
  await visit(stage.browser, { expected: [/BLOCKED_BY_CLIENT|blockedbyclient/i] }, async (page) => {
    const refused: string[] = [];
    await page.route(
      ({ pathname }) => BLOCKED.test(pathname),
      (route) => {
        refused.push(new URL(route.request().url()).pathname);
        return route.abort('blockedbyclient');
      },
    );
    await page.goto(stage.server.site('automotive-se', '/service-och-verkstad/boka-bilverkstad'));
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('KTR482');
    await page.keyboard.press('Enter');
    await page.getByText('Sök igen').first().waitFor();
    expect(refused).not.toEqual([]);
  });
});
