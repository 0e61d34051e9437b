import { blockCatalogue } from '~/blocks/registry';
import type { DemoFilling } from '~/demo';
import type { MessageOverrides } from '~/messages';
import type { Alerts } from '~/modules/alerts';
import { type Content, createContent } from '~/modules/content';
import { createFacilities, type Facilities } from '~/modules/facilities';
import type { Inbox, Leads } from '~/modules/leads';
import { createRatings, type Ratings } from '~/modules/ratings';
import { createSettings, type Settings } from '~/modules/settings';
import type { Stock } from '~/modules/stock';
import { type WordsOf, writtenWords } from '~/modules/templates';
import type { TestDrives } from '~/modules/test-drives';
import { createValuations, type Valuations } from '~/modules/valuation';
import type { WorkshopService, Workshops } from '~/modules/workshop';
import type { BlockServices } from '~/page/contract';
import { type Breakers, createBreakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import { type Database, endWhenThereIsRoom, migrate, openDatabase } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { createMailer, type Mailer, scheduleWaitingMail, workWaitingMail } from '~/platform/mail';
import { createMedia, type Media, type SvgSource } from '~/platform/media';
import { createMetrics, type Metrics } from '~/platform/metrics';
import { countWaitingMail } from '~/platform/outbox';
import { bundledPlaces } from '~/platform/places';
import { createSharedRateLimits, type SharedRateLimits } from '~/platform/rate-limit';
import { createSmsSender, type SmsSender } from '~/platform/sms';
import { type Clock, systemClock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { openAlerts } from './cars/open-alerts';
import { openStock } from './cars/open-stock';
import { workStockReview } from './cars/stock-review';
import { openTestDrives } from './cars/test-drives';
import { fillDemo, loadDemo } from './demo';
import { openDrawings } from './drawings';
import { type OpenEdge, openEdge } from './edge';
import { formProviders } from './form-providers';
import { scheduleHousekeeping, workExpired, workHousekeeping } from './maintenance/housekeeping';
import { openMaintenance } from './maintenance/maintenance';
import { MIGRATIONS } from './migrations';
import { openInbox } from './requests/open-inbox';
import { openLeads } from './requests/open-leads';
import { withSetTexts } from './settled';
import { queueInvitation } from './staff/invitation-mail';
import { openIdentity, type StaffAccounts } from './staff/open-identity';
import { queueSignInWarning } from './staff/sign-in-warning';
import { workStaffMails } from './staff/staff-mails';
import { queueTokenNotice } from './staff/token-notice';
import { openTelemetry, type Telemetry } from './telemetry';
import { TEMPLATES } from './templates';
import { openUploads } from './uploads';
import { pagesFrom, quotesFrom } from './upstream-clients';
import { type OpenServiceBooking, openServiceBooking } from './workshop/service-booking';
import { type OpenTyreHotel, openTyreHotel } from './workshop/tyre-hotel';
import { openWorkshops } from './workshop/workshop';

/** Everything that has state: made once per process, closed once. */
export interface Services extends BlockServices {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Of the servers that are not ours. */
  readonly breakers: Breakers;
  readonly telemetry: Telemetry;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Of clients, for all processes together. */
  readonly limits: SharedRateLimits;
  readonly media: Media;
  /** Drawings that content gives by address. */
  readonly drawings: SvgSource;
  readonly editing: Content;
  readonly stock: Stock;
  readonly facilities: Facilities;
  readonly leads: Leads;
  readonly inbox: Inbox;
  readonly testDrives: TestDrives;
  readonly alerts: Alerts;
  readonly workshops: Workshops;
  /** What the pages book workshops with: our own engine, or a service of the group's. */
  readonly booking: WorkshopService;
  readonly valuations: Valuations;
  readonly tyreHotel: OpenTyreHotel;
  /** What mails and SMS say. */
  readonly words: WordsOf;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  /** What administrators have set of the sites. */
  readonly settings: Settings;
  /** What editors have written in place of our own texts, without what administrators have set. */
  editorsTexts(site: Site, language: Language): Promise<MessageOverrides>;
  readonly ratings: Ratings;
  readonly serviceBooking: OpenServiceBooking;
  /** The cache in front of us; null for none. */
  readonly edge: OpenEdge | null;
  /** null where there is no demo. */
  readonly demo: DemoFilling | null;
  /** null where the staff pages are closed. */
  readonly staff: StaffAccounts | null;
  close(): Promise<void>;
}

/** Opens the database, migrates it, starts the modules, and fills the demo when the database is empty. */
export async function openServices(
  config: Config,
  log: Log,
  originOf: (site: Site) => string,
  /** Tells this build apart; null where code may change while it runs. */
  build: string | null = null,
): Promise<Services> {
  const clock = systemClock;
  const metrics = createMetrics();
  const breakers = createBreakers({ log, onOutcome: (name, outcome) => metrics.upstream(name, outcome) });
  metrics.watchCircuits(() => breakers.states());
  const telemetry = openTelemetry(config, { log, metrics, breakers });
  const database = await openDatabase({
    observe: telemetry.observe,
    ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl.reveal() }),
    dataDir: config.dataDir,
    log,
    onStopped: () => endWhenThereIsRoom({ dataDir: config.dataDir, log, end: () => process.exit(1) }),
  });
  await migrate(database, MIGRATIONS);

  const jobs = createJobs({ database, log, onAttempt: (queue, outcome) => metrics.job(queue, outcome) });
  metrics.watchJobs(() => jobs.backlog());
  const limits = createSharedRateLimits({ database, log });
  const { dataDir, retentionDays, mediaCacheBytes: cacheBytes } = config;
  const uploads = openUploads(config, log, breakers);
  const improves = config.warmUp;
  const media = createMedia({ database, uploads, dataDir, log, clock, metrics, cacheBytes, improves });
  const content = createContent({
    database,
    log,
    blocks: blockCatalogue,
    memoryBytes: config.memoryBytes / 8,
  });
  const facilities = await createFacilities({ database, log });
  const settings = await createSettings({ database, clock, log });
  const stock = openStock({ config, database, jobs, facilities, settings, breakers, build, log });
  const editorsPages = pagesFrom(config, log, breakers) ?? content.reader;
  const pages = withSetTexts(editorsPages, settings);
  const quotes = quotesFrom(config, settings, log, breakers);
  const mailer = createMailer(config.mail, { database, clock, breakers });
  const sms = createSmsSender(config.sms, { database, clock, breakers });
  const words = writtenWords(database, TEMPLATES);
  if (config.mail.waits) {
    const mails = await countWaitingMail(database.db);
    log.warn(
      { mails },
      'there is no mail server (MAIL=outbox): mails wait in the database until there is one',
    );
  }
  const ratings = await createRatings({ database, clock, log });
  // What everything that tells customers something is made of.
  const shared = { config, database, jobs, facilities, mailer, sms, words, breakers, clock, log, originOf };
  const { workshops, booking, ...background } = await openWorkshops({ ...shared, ratings });
  const valuations = createValuations({ vehicles: booking, stock });
  const drives = openTestDrives({ ...shared, stock });
  const leads = openLeads({
    ...shared,
    stock,
    settings,
    pages: editorsPages,
    quotes,
    valuations,
    drives: drives.booking,
    limits,
    metrics,
  });
  const places = bundledPlaces();
  const alerts = openAlerts({ ...shared, stock, settings, places, limits });
  const tyreHotel = openTyreHotel({ ...shared, booking });
  const serviceBooking = await openServiceBooking({ database, facilities, booking, clock, log });

  const drawings = openDrawings(config, media, breakers);
  const demo = await loadDemo(config, media);
  await stock.start();
  const parts = { config, database, content, stock, facilities, ratings, settings };
  const now = clock.now();
  const { testDrives } = drives;
  const filled = { ...parts, workshops, tyreHotel, serviceBooking, leads, testDrives };
  const filling = await fillDemo(demo, { ...filled, identity: () => staff?.identity ?? null, now, log });
  const staff = await openIdentity({
    config,
    database,
    facilities,
    warnOwner: queueSignInWarning({ database, jobs, clock }),
    queueInvitation: queueInvitation({ jobs }),
    queueTokenNotice: queueTokenNotice({ jobs, defaultSite: config.defaultSite }),
    clock,
    log,
  });
  const { requestOf: requestOfBooking } = testDrives;
  const mailing = { database, jobs, mailer, words, originOf, clock, log };
  const inbox = openInbox({ ...mailing, leads, requestOfBooking, staff });
  const following = await content.follow();
  const stopCounting = content.addresses.start();
  // What became due while no server ran.
  await content.editing.carryOutDue(clock.now());
  await leads.work();
  const settleMail: Leads['settleMail'] = async (tx, key, isSent) => {
    await leads.settleMail(tx, key, isSent);
    await inbox.settleMail(tx, key, isSent);
  };
  const hasMailServer = config.mail.smtpUrl !== null;
  if (hasMailServer) await workWaitingMail({ database, jobs, mailer, clock, log, onSettled: settleMail });
  await inbox.work();
  await alerts.work();
  await background.work();
  await drives.work();
  await tyreHotel.work();
  if (staff !== null) {
    const { identity } = staff;
    const { defaultSite } = config;
    await workStaffMails({ identity, jobs, mailer, words, defaultSite, originOf });
  }
  await workStockReview({ config, jobs, mailer, words, held: stock.held, log, originOf });
  await workHousekeeping({ jobs, content, stock, database, limits, staff, retentionDays, clock, log });
  await workExpired(jobs, tyreHotel.hotel);
  const edge = await openEdge({ config, database, jobs, breakers, parts, clock, log });
  await jobs.start();
  await scheduleHousekeeping(jobs);
  if (hasMailServer) await scheduleWaitingMail(database, jobs);
  await inbox.schedule();
  edge?.feed.start();
  const unfollow = await alerts.follow();
  filling?.continue();
  const closeMaintenance = await openMaintenance({
    content,
    database,
    uploads,
    dataDir,
    retentionDays,
    clock,
    log,
  });

  return {
    config,
    log,
    clock,
    metrics,
    breakers,
    telemetry,
    database,
    jobs,
    limits,
    media,
    drawings,
    stock,
    facilities,
    leads,
    inbox,
    testDrives: drives.testDrives,
    alerts,
    staff,
    workshops,
    booking,
    valuations,
    tyreHotel,
    words,
    mailer,
    sms,
    ratings,
    serviceBooking,
    edge,
    content: pages,
    settings,
    editorsTexts: ({ key: site }, language) =>
      editorsPages.dictionary({ site, language, tag: () => undefined }),
    forms: formProviders(config),
    map: { styleUrl: config.map.styleUrl },
    quotes,
    places,
    editing: content,
    demo: filling,
    async close() {
      await filling?.stop();
      await closeMaintenance();
      unfollow();
      await edge?.close();
      await jobs.stop();
      await serviceBooking.catalogues.stop();
      await workshops.stop();
      await ratings.stop();
      await settings.stop();
      await stopCounting();
      await following.stop();
      await stock.stop();
      await facilities.stop();
      await database.close();
      await telemetry.close();
    },
  };
}
