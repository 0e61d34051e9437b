import { err, ok, type Result } from '~/platform/result';
import { ALERT_BLOCK, type Alert, alertPath, isShownAt } from '../domain/alerts';
import { type BlockProblem, checkBlockTree } from '../domain/blocks/block-tree';
import { isLanguage } from '../domain/item';
import { staleTags } from '../domain/tags';
import {
  alertById,
  alertsOf,
  deleteAlert,
  dueAlerts,
  type StoredAlert,
  writeAlert,
} from '../store/alert-rows';
import { BY_ITSELF, changesBetween, type Values } from './deed';
import { type Edited, type Editing, edit } from './edit';

const MAX_ALERTS = 100;
const MAX_PAGES = 50;

export type AlertFailure =
  /** Somebody else has saved it meanwhile, or it is there already. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'not-found' }
  /** It would end before it begins, or has ended already. */
  | { readonly kind: 'time-passed' }
  | { readonly kind: 'invalid-content'; readonly problems: readonly BlockProblem[] };

type Done = Result<Edited<null>, AlertFailure>;

/** What is stale once alerts are shown otherwise. */
export const alertTags = (site: string, ...alerts: readonly Pick<Alert, 'texts'>[]) =>
  staleTags({
    kind: 'alerts-changed',
    site,
    languages: [...new Set(alerts.flatMap(({ texts }) => Object.keys(texts)))].sort(),
  });

/** An alert as flat values for the log. */
const flat = ({ startsAt, endsAt, pages, texts }: Omit<Alert, 'id' | 'revision'>): Values => ({
  from: startsAt,
  until: endsAt,
  pages,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${language} ${name}`, value] as const),
    ),
  ),
});

/** What an alert is known by: its first title in any language, or else the beginning of its words. */
export const titleOf = ({ texts }: Pick<Alert, 'texts'>): string =>
  ['MessageTitle', 'MessageText']
    .flatMap((field) => Object.values(texts).map((fields) => fields[field]))
    .map((text) => (typeof text === 'string' ? text.replace(/<[^>]*>/g, ' ').trim() : ''))
    .find((text) => text !== '')
    ?.slice(0, 100) ?? '';

/** The alert as it is stored: fields sanitised, paths in their one form. */
export function checkAlert(
  editing: Pick<Editing, 'blocks'>,
  alert: Alert,
): Result<Alert, readonly BlockProblem[]> {
  const problems: BlockProblem[] = [];
  const wrong = (path: string, message: string) =>
    problems.push({ kind: 'field', path, message } satisfies BlockProblem);
  const pages = alert.pages.map(alertPath);
  pages.forEach((page, at) => {
    if (page === null) wrong(`pages[${at}]`, 'no path of the site');
  });
  if (pages.length > MAX_PAGES) wrong('pages', `at most ${MAX_PAGES}`);
  const texts = Object.entries(alert.texts).map(([language, fields]) => {
    if (!isLanguage(language)) wrong(language, 'no language');
    const node = { uid: 'alert', componentName: ALERT_BLOCK, fields };
    const tree = checkBlockTree({ header: [node] }, editing.blocks);
    if (!tree.ok) problems.push(...tree.error.map((problem) => ({ ...problem, path: language })));
    return [language, tree.ok ? (tree.value.header?.[0]?.fields ?? {}) : {}] as const;
  });
  if (texts.length === 0) wrong('texts', 'no words in any language');
  if (problems.length > 0) return err(problems);
  return ok({
    ...alert,
    pages: [...new Set(pages.flatMap((page) => page ?? []))],
    texts: Object.fromEntries(texts),
  });
}

/** Makes an alert (`revision` 0, an id of the caller's) or changes one. It takes effect at its time, on pages that are kept too. */
export function saveAlert(
  editing: Editing,
  site: string,
  wanted: Alert,
): Promise<Result<null, AlertFailure>> {
  return edit(editing, site, async (tx): Promise<Done> => {
    const now = editing.now();
    const known = await alertById(tx, site, wanted.id);
    if ((known?.revision ?? 0) !== wanted.revision) return err({ kind: 'conflict' });
    const { startsAt, endsAt } = wanted;
    if (endsAt !== null && (endsAt <= startsAt || endsAt <= now)) return err({ kind: 'time-passed' });
    const result = checkAlert(editing, wanted);
    if (!result.ok) return err({ kind: 'invalid-content', problems: result.error });
    if (known === null && (await alertsOf(tx, site)).length >= MAX_ALERTS) {
      const message = `a site has at most ${MAX_ALERTS}`;
      return err({ kind: 'invalid-content', problems: [{ kind: 'too-large', path: 'alerts', message }] });
    }
    const alert = { ...result.value, revision: wanted.revision + 1 };
    const shown = isShownAt(alert, now);
    await writeAlert(tx, { ...alert, site, shown });
    const changes = changesBetween(known === null ? {} : flat(known), flat(alert));
    const isSeen = shown || known?.shown === true;
    return ok({
      value: null,
      stale: isSeen ? alertTags(site, alert, ...(known === null ? [] : [known])) : [],
      deed: { act: 'alert', about: titleOf(alert), ...changes },
    });
  });
}

function change(
  editing: Editing,
  site: string,
  id: string,
  act: (tx: Parameters<typeof deleteAlert>[0], alert: StoredAlert) => Promise<Done>,
): Promise<Result<null, AlertFailure>> {
  return edit(editing, site, async (tx): Promise<Done> => {
    const alert = await alertById(tx, site, id);
    return alert === null ? err({ kind: 'not-found' }) : act(tx, alert);
  });
}

/** Ends an alert now; one that is to come is never shown. Ended twice it is ended once. */
export const endAlert = (editing: Editing, site: string, id: string) =>
  change(editing, site, id, async (tx, alert) => {
    const now = editing.now();
    if (alert.endsAt !== null && alert.endsAt <= now) return ok({ value: null, stale: [], deed: null });
    const startsAt = alert.startsAt < now ? alert.startsAt : new Date(now.getTime() - 1);
    const ended = { ...alert, startsAt, endsAt: now, shown: false, revision: alert.revision + 1 };
    await writeAlert(tx, ended);
    const deed = {
      act: 'alert-end',
      about: titleOf(alert),
      before: { until: alert.endsAt },
      after: { until: now },
    } as const;
    return ok({ value: null, stale: alert.shown ? alertTags(site, alert) : [], deed });
  });

export const removeAlert = (editing: Editing, site: string, id: string) =>
  change(editing, site, id, async (tx, alert) => {
    await deleteAlert(tx, site, id);
    const deed = { act: 'alert-delete', about: titleOf(alert), before: flat(alert), after: {} } as const;
    return ok({ value: null, stale: alert.shown ? alertTags(site, alert) : [], deed });
  });

/** Shows what has begun and hides what is over; each in a transaction of its own and once. Returns how many. */
export async function turnAlerts(editor: Editing, now: Date): Promise<number> {
  const editing = { ...editor, actor: BY_ITSELF };
  let done = 0;
  for (const { site, id } of await dueAlerts(editing.database.db, now)) {
    const turned = await change(editing, site, id, async (tx, alert) => {
      const shown = isShownAt(alert, now);
      if (shown === alert.shown) return err({ kind: 'not-found' });
      await writeAlert(tx, { ...alert, shown });
      const act = shown ? 'alert-begin' : 'alert-end';
      const deed = { act, about: titleOf(alert), before: {}, after: {} } as const;
      return ok({ value: null, stale: alertTags(site, alert), deed });
    });
    if (turned.ok) done += 1;
  }
  return done;
}
