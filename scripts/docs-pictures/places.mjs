// The pictures that the documents show: where each is taken, by whom, and what is done before. Labels are the English ones.

const WORKSHOP = '/staff/100.30';
const DESKTOP = { width: 1440, height: 900 };
const STUDIO = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const nothing = async () => undefined;

/** Opens a page of the site and waits until its canvas is drawn. */
async function openPage(page, path = 'om-nordhem', title = /^Om Nordhem/) {
  await page.getByLabel('Search pages').fill(path);
  await page.getByRole('treeitem', { name: title }).first().click();
  await page.frameLocator('.canvas iframe').locator('main h1').first().waitFor();
}

async function openDialog(page, button) {
  await openPage(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Types the title for search engines, so that there is a draft, and waits until it is saved. */
async function writeDraft(page, text, ...of) {
  await openPage(page, ...of);
  await page.getByRole('textbox', { name: 'Title for search engines' }).fill(text);
  await page.getByText('Draft saved').waitFor();
}

const studio = (name, act = nothing, room = '') => ({
  name: `studio-${name}`,
  who: 'publisher',
  path: `/studio/automotive-se/sv${room}`,
  viewport: STUDIO,
  act,
});
const staff = (name, path, act = nothing, viewport = DESKTOP) => ({
  name: `${viewport === PHONE ? 'phone' : 'staff'}-${name}`,
  who: 'admin',
  path,
  viewport,
  act,
});

const followFirst = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForLoadState();
};

const EDITORS = [
  studio('page', async (page) => {
    await openPage(page);
    await page.getByRole('tree', { name: 'Blocks on this page' }).getByRole('treeitem').nth(2).click();
  }),
  studio('blocks', async (page) => {
    await openDialog(page, 'Add block');
    await page.getByRole('dialog').locator('.groups').getByText('Cars', { exact: true }).click();
    // Six of them are in sight.
    await page.waitForFunction(() => document.querySelectorAll('[data-drawn="true"]').length >= 6);
  }),
  studio('publish', async (page) => {
    await writeDraft(page, 'Om Nordhem: bilar, verkstäder och alla vi som arbetar här i hela landet');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('The draft is checked for contrast and access').waitFor({ timeout: 60_000 });
  }),
  studio('schedule', (page) => openDialog(page, 'Schedule')),
  studio('versions', (page) => openDialog(page, 'Versions')),
  studio('releases', async (page) => {
    await writeDraft(page, 'Vår hållbarhet', 'hallbarhet', /^Hållbarhet/);
    await page.getByRole('link', { name: 'Releases' }).click();
    await page.getByRole('checkbox').nth(1).waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByLabel('Name of the release').fill('About us');
    await page.getByRole('button', { name: 'Check 2' }).click();
    await page.getByRole('button', { name: 'Publish as one' }).waitFor({ timeout: 90_000 });
    await page.getByRole('heading', { name: 'Publish several as one' }).scrollIntoViewIfNeeded();
  }),
  studio('stories', nothing, '/@stories'),
  studio('redirects', nothing, '/@redirects'),
  studio('search', async (page) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByLabel('Pages, stories, texts, pictures, redirects').fill('garanti');
    await page.locator('.found [role="option"]').first().waitFor();
  }),
  studio('dashboard'),
];

const WORKSHOPS = [
  staff('day', WORKSHOP, async (page) => {
    for (let car = 0; car < 2; car++) {
      await page.getByRole('button', { name: 'Arrived' }).first().click();
      await page.waitForLoadState('networkidle');
    }
    await page.goto(page.url().split('#')[0]);
  }),
  staff('day', WORKSHOP, nothing, PHONE),
  staff('board', `${WORKSHOP}/board`, async (page) => {
    await page.locator('fc-island[data-ready]').first().waitFor({ state: 'attached' });
    // One that can still be moved.
    const visits = page.locator('main ol a');
    await visits
      .filter({ hasText: /Booked|Arrived/ })
      .or(visits.last())
      .first()
      .click();
    await page.getByText('Looking for places').waitFor({ state: 'hidden' });
  }),
  staff('week', `${WORKSHOP}?view=week`),
  staff('visit', WORKSHOP, followFirst('main a[href*="/bookings/"]')),
  staff('book', `${WORKSHOP}/book`, async (page) => {
    await page.getByLabel('Registration number').fill('RTS208');
    await page.getByRole('button', { name: 'Show services' }).click();
    await page.waitForLoadState('networkidle');
  }),
  staff('blocked-time', `${WORKSHOP}/blocked`),
  staff('tyres-due', `${WORKSHOP}/tyres/due`),
  staff('capacity', '/staff/capacity/100.30'),
];

const SALES = [
  staff('requests', '/staff/requests'),
  staff('requests', '/staff/requests', nothing, PHONE),
  staff('request', '/staff/requests', followFirst('main ol a')),
  staff('test-drives', '/staff/test-drives'),
  staff('cars', '/staff/cars'),
  staff('car', '/staff/cars', followFirst('main a[href*="/cars/car/"]')),
  staff('car-numbers', '/staff/cars/numbers'),
  staff('facility', '/staff/facilities/100'),
  staff('figures', '/staff/figures'),
];

/** As visitors see it, who are nobody; further down than their window. */
const START_PAGE = {
  name: 'start-page',
  who: null,
  path: '/',
  viewport: DESKTOP,
  height: 1600,
  async act(page) {
    await page.locator('[data-role="necessary"]').click();
    // What is not in sight is drawn when it is neared.
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForTimeout(1_000);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
  },
};

export const PLACES = [START_PAGE, ...EDITORS, ...WORKSHOPS, ...SALES];

/** What visitors have sent before the pictures are taken. `drive`: with the first free time of the car's facility. */
export const REQUESTS = [
  {
    formName: 'NordhemContactForm',
    name: 'Astrid Lindqvist',
    phone: '070-174 06 11',
    email: 'astrid.lindqvist@post.example',
    message: 'Hej! Har ni lånebil medan bilen är hos er i två dagar?',
  },
  {
    formName: 'NordhemCarContactForm',
    name: 'Johan Bergström',
    phone: '070-174 06 12',
    email: 'johan.bergstrom@post.example',
    carId: '1000016',
    message: 'Finns den kvar, och har den dragkrok?',
  },
  {
    formName: 'NordhemCarContactForm',
    name: 'Elin Sandberg',
    phone: '070-174 06 13',
    email: 'elin.sandberg@post.example',
    carId: '1000093',
    quote: true,
    message: 'Jag vill gärna ha en offert på månadskostnaden med 20 % kontantinsats.',
  },
  {
    formName: 'NordhemCarContactForm',
    name: 'Omar Haddad',
    phone: '070-174 06 14',
    email: 'omar.haddad@post.example',
    carId: '1000026',
    testDrive: true,
    drive: true,
    message: 'Vi kommer två vuxna och en bilbarnstol.',
  },
  {
    formName: 'NordhemCarContactForm',
    name: 'Johan Bergström',
    phone: '070-174 06 12',
    email: 'johan.bergstrom@post.example',
    carId: '1000054',
    message: 'Den här är också intressant. Vilken årsmodell är vinterhjulen?',
  },
];
