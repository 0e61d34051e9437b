import { ok } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Agreement } from './domain/agreement';
import type { TyreHotelService } from './service';
import { type Location, shownVehicle } from './shown-vehicle';
import { login, type SignInOptions, search, validate } from './sign-in';
import { createStaffTyres } from './staff/create-staff-tyres';
import type { StaffTyres } from './staff/staff-tyres';
import {
  agreementOfPlate,
  countAgreements,
  type StoredAgreement,
  saveLanguage,
} from './store/agreement-store';
import { type ImportCounts, replaceAgreements } from './store/import-store';
import { deleteExpiredSessions } from './store/session-store';
import { deleteExpiredSignIns } from './store/sign-in-store';
import { bookChange, freeDays, nextChange, type WheelChangeOptions } from './wheel-change';

export interface TyreHotelOptions extends SignInOptions, WheelChangeOptions {
  /** Name, telephone and mail of a workshop; one that the register has lost has empty ones. */
  locationOf(site: Site, departmentId: string): Location;
}

export interface TyreHotel {
  readonly service: TyreHotelService;
  /** What staff see and change. */
  readonly staff: StaffTyres;
  /** Makes these the agreements of an index of facilities, all or none. */
  replaceAgreements(siteIndex: string, agreements: readonly Agreement[]): Promise<ImportCounts>;
  count(): Promise<number>;
  /** Forgets what has run out. */
  cleanUp(): Promise<void>;
}

/** Writes agreements, without the rest of the tyre hotel. */
export const storeOfAgreements = ({
  database,
  clock,
}: Pick<TyreHotelOptions, 'database' | 'clock'>): Pick<TyreHotel, 'replaceAgreements'> => ({
  replaceAgreements: (siteIndex, agreements) =>
    replaceAgreements(database, siteIndex, agreements, clock.now()),
});

/** The tyre hotel on our own agreements, and wheel changes on the engine of the workshops. */
export function createTyreHotel(options: TyreHotelOptions): TyreHotel {
  const { database, clock } = options;
  const saveLanguageOf = (site: Site, plate: string, language: Language) =>
    saveLanguage(database.db, site.siteIndex ?? '', plate, language);
  const shown = async (site: Site, language: Language, agreement: StoredAgreement) => {
    const location = options.locationOf(site, agreement.departmentId);
    const bookedChange = await nextChange(options, site, agreement.registrationNumber);
    return shownVehicle(agreement, { location, bookedChange }, site, language);
  };
  return {
    service: {
      search: (site, plate) => search(options, site, plate),
      login: (site, language, customer) => login(options, site, language, customer),
      async validate(site, language, authToken, otpToken) {
        const opened = await validate(options, site, authToken, otpToken);
        if (!opened.ok) return opened;
        await saveLanguageOf(site, opened.value.registrationNumber, language);
        return ok([await shown(site, language, opened.value)]);
      },
      async current(site, language, vehicle) {
        const agreement = await agreementOfPlate(database, site.siteIndex ?? '', vehicle.regNo);
        return agreement === null ? null : shown(site, language, agreement);
      },
      async timeslotDays(site, vehicle, range) {
        const days = await freeDays(options, site, vehicle, range);
        return days.ok ? ok(days.value.map(({ date }) => date)) : days;
      },
      timeslots: (site, vehicle, range) => freeDays(options, site, vehicle, range),
      async book(site, language, vehicle, change) {
        const booked = await bookChange(options, site, language, vehicle, change);
        // The page may have been changed to another language since.
        if (booked.ok) await saveLanguageOf(site, vehicle.regNo, language);
        return booked;
      },
    },
    staff: createStaffTyres(options),
    ...storeOfAgreements(options),
    count: () => countAgreements(database),
    async cleanUp() {
      await deleteExpiredSignIns(database.db, clock.now());
      await deleteExpiredSessions(database.db, clock.now());
    },
  };
}
