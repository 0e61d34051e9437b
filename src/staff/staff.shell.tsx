import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLogo } from '~/features/site-logo';
import { type Translate, translator } from '~/messages';
import {
  administersAccounts,
  answersRequests,
  changesCapacity,
  type Member,
  seesConnections,
  seesFigures,
} from '~/modules/identity';
import type { Assets } from '~/page/assets';
import { documentMarkup } from '~/page/document';
import { escapeHtml } from '~/platform/html';
import { type Language, localeFor, type Site } from '~/sites';
import { Alert } from '~/ui/alert';
import { Icon } from '~/ui/icon/icon';
import { collectIslands } from '~/ui/island/island-report';
import {
  ACCOUNT_PATH,
  CAPACITY_PATH,
  CARS_PATH,
  CONNECTIONS_PATH,
  DRIVES_PATH,
  FACILITIES_PATH,
  FIGURES_PATH,
  INBOX_PATH,
  PEOPLE_PATH,
  SETTINGS_PATH,
  STOCK_REVIEW_PATH,
  TEMPLATES_PATH,
} from './paths';
import styles from './staff.module.css';
import { carScope } from './stock/car-scope';

/** What every staff page is drawn with. */
export interface StaffFrame {
  readonly site: Site;
  readonly language: Language;
  /** By which dates and times are written, `en-GB`: the language alone would have them as in America. */
  readonly locale: string;
  readonly t: Translate;
  /** null before signing in. */
  readonly member: Member | null;
  /** Mails that customers and dealers have not got, as there is no mail server. */
  readonly waitingMails: number;
  /** Of the page, `/staff/cars`. */
  readonly path: string;
}

export const staffFrame = (
  site: Site,
  language: Language,
  member: Member | null,
  waitingMails: number,
  path: string,
): StaffFrame => ({
  site,
  language,
  locale: localeFor(site, language),
  member,
  waitingMails,
  path,
  t: translator(language),
});

/** The views of all staff pages, each with its styles. */
export const STAFF_VIEWS = [
  'staff.shell',
  'sign-in.view',
  'signed-out.view',
  'notice.view',
  'workshop/workshops.view',
  'workshop/day.view',
  'week/week.view',
  'workshop/cancel.view',
  'visit/visit.view',
  'workshop/ratings.view',
  'blocked/blocked.view',
  'blocked/series.view',
  'capacity/capacities.view',
  'capacity/capacity.view',
  'capacity/edit-capacity.view',
  'capacity/preview.view',
  'customers/customers.view',
  'phone/phone.view',
  'connections/connections.view',
  'figures/figures.view',
  'stock/stock-review.view',
  'waiting/waiting.view',
  'inbox/inbox.view',
  'inbox/request.view',
  'drives/drives.view',
  'board/board.view',
  'board/move.view',
  'account/account.view',
  'account/factor/code.view',
  'account/factor/factor.view',
  'account/invitation.view',
  'account/invite.view',
  'account/people.view',
  'account/person.view',
  'account/tokens/tokens.view',
  'account/tokens/made-token.view',
  'stock/cars.view',
  'stock/car.view',
  'stock/car-files.view',
  'stock/own-car.view',
  'car-numbers/numbers.view',
  'facilities/facilities.view',
  'facilities/facility.view',
  'facilities/edit.view',
  'tyres/tyres.view',
  'tyres/storage.view',
  'tyres/agreement.view',
  'tyres/edit.view',
  'tyres/sets/set.view',
  'templates/templates.view',
  'templates/template.view',
  'settings/settings.view',
  'settings/setting.view',
  'tyres/lists/due.view',
  'tyres/lists/labels.view',
  'tyres/lists/send-outs.view',
].map((name) => `staff/${name}.tsx`);

/** A page of the staff's, whole: no scripts but those of its islands, no analytics, nothing for search engines. */
export function staffDocument(
  frame: StaffFrame,
  title: string,
  content: ReactNode,
  assets: Assets,
): readonly string[] {
  const { site, language, t } = frame;
  const islands: string[] = [];
  const body = collectIslands(
    ({ name }) => islands.push(name),
    () => renderToStaticMarkup(<Body frame={frame}>{content}</Body>),
  );
  const head = `<title>${escapeHtml(`${title} – ${t('staff.area')}`)}</title><meta name="robots" content="noindex, nofollow">`;
  return documentMarkup(
    {
      language,
      head,
      theme: site.theme,
      body: [body],
      styleEntries: STAFF_VIEWS,
      islands,
      favicon: `/assets/favicon/${site.theme}.svg`,
      ...(islands.length === 0 && { plain: true as const }),
    },
    assets,
  );
}

function Body({ frame, children }: { readonly frame: StaffFrame; readonly children: ReactNode }) {
  const { site, t, member, waitingMails } = frame;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <a className={styles.home} href="/staff">
            <SiteLogo name={site.name} theme={site.theme} className={styles.logo} />
            <span className="visually-hidden">{`${site.name}, `}</span>
            <span className={styles.area}>{t('staff.area')}</span>
          </a>
          {member !== null && (
            <form method="post" action="/staff/sign-out" className={styles.who}>
              <a
                href={ACCOUNT_PATH}
                className={styles.name}
                aria-label={t('account.of', { name: member.name })}
              >
                <Icon name="User" />
                <span>{member.name}</span>
              </a>
              <button type="submit" className={styles.signOut}>
                {t('staff.signOut')}
              </button>
            </form>
          )}
        </div>
        {member !== null && <Rooms frame={frame} member={member} />}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {waitingMails > 0 && (
          <Alert tone="warning" className={styles.waitingMails}>
            {t('staff.waitingMails', { count: waitingMails })}
          </Alert>
        )}
        {children}
      </main>
    </>
  );
}

/** As many rooms stand side by side on a phone. */
const LINE_OF_A_PHONE = 3;

/** The way between workshops, requests, cars and what else there is, for those who have more than one of them. */
function Rooms({
  frame: { site, t, path },
  member,
}: {
  readonly frame: StaffFrame;
  readonly member: Member;
}) {
  const answers = answersRequests(member, site.siteIndex);
  const administers = administersAccounts(member);
  if (!answers && !administers && !seesConnections(member)) return null;
  const rooms = [
    { href: INBOX_PATH, name: t('inbox.title'), open: answers },
    {
      href: DRIVES_PATH,
      name: t('staffDrives.title'),
      open: answers && site.testDrives !== undefined,
    },
    { href: CARS_PATH, name: t('staffCars.title'), open: carScope(site, member) !== null },
    { href: FACILITIES_PATH, name: t('staffFacilities.title'), open: answers },
    { href: CAPACITY_PATH, name: t('capacity.title'), open: changesCapacity(member, site.siteIndex) },
    { href: FIGURES_PATH, name: t('figures.title'), open: seesFigures(member, site.siteIndex) },
    { href: CONNECTIONS_PATH, name: t('connections.title'), open: seesConnections(member) },
    { href: TEMPLATES_PATH, name: t('templates.title'), open: administers },
    { href: SETTINGS_PATH, name: t('staffSettings.title'), open: administers },
    { href: PEOPLE_PATH, name: t('people.title'), open: administers },
  ];
  const present =
    rooms.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href ??
    (path === STOCK_REVIEW_PATH ? CARS_PATH : path.startsWith(ACCOUNT_PATH) ? ACCOUNT_PATH : '/staff');
  const hasWorkshops = member.role === 'admin' || member.workshops.length > 0;
  const open = [{ href: '/staff', name: t('staff.workshops'), open: hasWorkshops }, ...rooms].filter(
    (room) => room.open,
  );
  const links = open.map(({ href, name }) => (
    <a key={href} href={href} aria-current={href === present ? 'true' : undefined}>
      {name}
    </a>
  ));
  const area = t('staff.area');
  // More than a phone has a line for: there they are opened by the name of the present one. One of the two is shown, the other is in no tree.
  return links.length <= LINE_OF_A_PHONE ? (
    <nav className={styles.rooms} aria-label={area}>
      {links}
    </nav>
  ) : (
    <>
      <nav className={`${styles.rooms} ${styles.wide}`} aria-label={area}>
        {links}
      </nav>
      <nav className={styles.menu} aria-label={area}>
        <details>
          <summary>
            {open.find(({ href }) => href === present)?.name ?? area}
            <Icon name="ChevronDown" size="1.125rem" />
          </summary>
          <div>{links}</div>
        </details>
      </nav>
    </>
  );
}
