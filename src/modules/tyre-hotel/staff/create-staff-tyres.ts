import { type Database, sqlState } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import { readLabel } from '../domain/label';
import { readAgreement, readContact } from '../domain/typed-agreement';
import { parseTyreQuery } from '../domain/tyre-query';
import { type Doer, insertAct, insertLooks, listActs } from '../store/act-store';
import { listWorn } from '../store/due-store';
import { deletePhoto, findPhoto, savePhoto } from '../store/photo-store';
import { deletePlace, insertPlaces, listPlaces } from '../store/place-store';
import { findSetByNo, listSets, lockSet } from '../store/set-store';
import {
  countTyres,
  endAgreement,
  findStaffAgreement,
  insertAgreement,
  listUnplaced,
  searchAgreements,
  updateContact,
} from '../store/staff-agreement-store';
import { addSet, changeSet } from './change-set';
import { dueAgreements } from './due-agreements';
import type { AgreementFailure, PhotoFailure, StaffAgreement, StaffTyres, TyreWorkshop } from './staff-tyres';

export interface StaffTyresOptions {
  readonly database: Database;
  readonly clock: Clock;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The tyre hotel for staff, on our own tables. */
export function createStaffTyres({ database, clock }: StaffTyresOptions): StaffTyres {
  const by = (account: string): Doer => ({ account, at: clock.now() });
  return {
    async search(site, departmentIds, text, account) {
      const query = parseTyreQuery(text, site.country);
      if (query === null || query === 'mistyped' || site.siteIndex === null)
        return query === 'mistyped' ? query : null;
      const found = await searchAgreements(database, { siteIndex: site.siteIndex, departmentIds }, query);
      await insertLooks(
        database.db,
        found.map(({ id }) => id),
        query.setNo === null ? 'search' : 'label',
        by(account),
      );
      return found;
    },
    overview: (workshop) => countTyres(database, workshop),
    async unplaced(workshop, account) {
      const found = await listUnplaced(database, workshop);
      await insertLooks(
        database.db,
        found.map(({ id }) => id),
        'list',
        by(account),
      );
      return found;
    },
    async due(site, workshop, account) {
      const due = await dueAgreements(database, site, workshop, clock.now());
      await insertLooks(
        database.db,
        due.map(({ agreementId }) => agreementId),
        'list',
        by(account),
      );
      return due;
    },
    async worn(workshop, account) {
      const worn = await listWorn(database, workshop);
      const ids = new Set(worn.map(({ agreementId }) => agreementId));
      await insertLooks(database.db, [...ids], 'list', by(account));
      return worn;
    },
    async agreement(workshop, id, account) {
      if (!UUID.test(id)) return null;
      const agreement = await findStaffAgreement(database, database.db, workshop, id);
      if (agreement === null) return null;
      const [sets, acts] = await Promise.all([listSets(database, id), listActs(database, id)]);
      await insertLooks(database.db, [id], 'page', by(account));
      return { ...agreement, sets, acts };
    },
    async labelled(siteIndex, label) {
      const no = readLabel(label);
      return typeof no === 'number' ? findSetByNo(database, siteIndex, no) : null;
    },
    create: (site, workshop, id, typed, account) =>
      create(database, site, { workshop, id, typed, doer: by(account) }),
    changeContact: (site, workshop, seen, typed, account) =>
      changeContact(database, site, { workshop, seen, typed, doer: by(account) }),
    end: (workshop, seen, account) => end(database, workshop, seen, by(account)),
    addSet: async (workshop, agreementId, made, account) =>
      UUID.test(agreementId) && UUID.test(made.setId)
        ? addSet(database, workshop, agreementId, made, by(account))
        : err({ code: 'unknown' }),
    changeSet: async (workshop, seen, change, account) =>
      UUID.test(seen.agreementId) && UUID.test(seen.setId)
        ? changeSet(database, workshop, seen, change, by(account))
        : err({ code: 'unknown' }),
    setPhoto: async (workshop, at, image, account) =>
      UUID.test(at.agreementId) && UUID.test(at.setId)
        ? setPhoto(database, workshop, at, image, by(account))
        : err({ code: 'unknown' }),
    photo: async (workshop, at) =>
      UUID.test(at.agreementId) && UUID.test(at.setId) ? findPhoto(database, workshop, at) : null,
    places: (workshop) => listPlaces(database, workshop),
    addPlaces: (workshop, names) => insertPlaces(database, database.db, workshop, names),
    removePlace: (workshop, name) => deletePlace(database, workshop, name),
  };
}

type AgreementOutcome = Promise<Result<null, AgreementFailure>>;

async function create(
  database: Database,
  site: Site,
  {
    workshop,
    id,
    typed,
    doer,
  }: {
    readonly workshop: TyreWorkshop;
    readonly id: string;
    readonly typed: Parameters<StaffTyres['create']>[3];
    readonly doer: Doer;
  },
): Promise<Result<string, AgreementFailure>> {
  if (!UUID.test(id)) return err({ code: 'unknown' });
  const read = readAgreement(typed, site);
  if (!read.ok) return err({ code: 'invalid', fields: read.error });
  try {
    return await database.transaction(async (tx) => {
      const made = await insertAgreement(database, tx, workshop, id, read.value, doer.at);
      const isHere = made.departmentId === workshop.departmentId;
      if (made.outcome === 'taken') return err({ code: 'plate-taken', agreementId: isHere ? made.id : null });
      if (made.outcome === 'made')
        await insertAct(
          tx,
          { agreementId: made.id, setNo: null, act: 'agreement-made', detail: read.value.agreement },
          doer,
        );
      return ok(made.id);
    });
  } catch (cause) {
    // The id of a form whose plate was changed after it was sent.
    if (sqlState(cause) === '23505') return err({ code: 'stale' });
    throw cause;
  }
}

/**
 * An agreement that runs, held while it is changed, in the revision that was seen.
 *
 * @param isDone whether it is changed so already, as by a button that was pressed twice
 */
async function changing(
  database: Database,
  workshop: TyreWorkshop,
  { id, revision }: { readonly id: string; readonly revision: number },
  change: (tx: Parameters<typeof endAgreement>[0]) => Promise<void>,
  isDone: (agreement: Pick<StaffAgreement, 'customer'>) => boolean = () => false,
): AgreementOutcome {
  if (!UUID.test(id)) return err({ code: 'unknown' });
  return database.transaction(async (tx) => {
    const agreement = await findStaffAgreement(database, tx, workshop, id, 'lock');
    if (agreement === null) return err({ code: 'unknown' });
    if (agreement.endedAt !== null) return err({ code: 'ended' });
    if (agreement.revision !== revision) return isDone(agreement) ? ok(null) : err({ code: 'stale' });
    await change(tx);
    return ok(null);
  });
}

async function changeContact(
  database: Database,
  site: Site,
  {
    workshop,
    seen,
    typed,
    doer,
  }: {
    readonly workshop: TyreWorkshop;
    readonly seen: { readonly id: string; readonly revision: number };
    readonly typed: Parameters<StaffTyres['changeContact']>[3];
    readonly doer: Doer;
  },
): AgreementOutcome {
  const read = readContact(typed, site);
  if (!read.ok) return err({ code: 'invalid', fields: read.error });
  const { name, phone, email, language } = read.value;
  return changing(
    database,
    workshop,
    seen,
    async (tx) => {
      await updateContact(tx, seen.id, read.value, doer.at);
      await insertAct(tx, { agreementId: seen.id, setNo: null, act: 'contact-changed', detail: '' }, doer);
    },
    ({ customer }) =>
      customer.name === name &&
      customer.phone === phone &&
      customer.email === email &&
      customer.language === language,
  );
}

const end = (
  database: Database,
  workshop: TyreWorkshop,
  seen: { readonly id: string; readonly revision: number },
  doer: Doer,
): AgreementOutcome =>
  changing(database, workshop, seen, async (tx) => {
    await endAgreement(tx, seen.id, doer.at);
    await insertAct(tx, { agreementId: seen.id, setNo: null, act: 'agreement-ended', detail: '' }, doer);
  });

/** The latest photograph of a wheel; it may be of another measuring than its depth. */
async function setPhoto(
  database: Database,
  workshop: TyreWorkshop,
  at: Parameters<StaffTyres['setPhoto']>[1],
  image: Uint8Array | null,
  doer: Doer,
): Promise<Result<null, PhotoFailure>> {
  const { agreementId, position } = at;
  return database.transaction(async (tx) => {
    const agreement = await findStaffAgreement(database, tx, workshop, agreementId, 'lock');
    const set = agreement === null ? null : await lockSet(database, tx, at);
    if (agreement === null || set === null) return err({ code: 'unknown' });
    if (agreement.endedAt !== null) return err({ code: 'ended' });
    if (image === null) await deletePhoto(tx, at);
    else await savePhoto(tx, at, image, doer.at);
    const act = image === null ? 'photo-removed' : 'photographed';
    await insertAct(tx, { agreementId, setNo: set.no, act, detail: position }, doer);
    return ok(null);
  });
}
