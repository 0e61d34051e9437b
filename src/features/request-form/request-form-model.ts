import { departmentByErp, newCarsDepartment, type SiteRecord } from '~/modules/facilities';
import type { FormKind } from '~/modules/leads';
import type { CarRecord } from '~/modules/stock';
import type { FormState, PageContext } from '~/page/contract';
import type { Site } from '~/sites';

/** Ends of a form's name; the site's name stands before it (REQUEST-7). */
export const REQUEST_FORMS = ['ContactForm', 'CarContactForm'] as const;
export type RequestFormKind = (typeof REQUEST_FORMS)[number];

/** Who reads the request. The server writes only to addresses that the group itself has published. */
export interface RequestReceiver {
  readonly name: string;
  readonly email: string;
}

/** A dealer that can be chosen for a sample car; `receiver` is null where it has no department for the brand. */
export interface DealerChoice {
  readonly siteName: string;
  readonly receiver: RequestReceiver | null;
}

/** `NordhemCarContactForm`: the site's name without spaces, then the kind. */
export const formNameOf = (site: Pick<Site, 'name'>, kind: FormKind): string =>
  site.name.replaceAll(/\s/g, '') + kind;

const lettersOf = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '');

/**
 * What came of this form when it was sent without JavaScript. The page that thanks knows the name's letters only, and
 * a page may hold forms of the same name for other facilities.
 */
export function sentStateOf(
  { form }: Pick<PageContext, 'form'>,
  own: { readonly formName: string; readonly carId: string; readonly siteId: string },
): FormState | null {
  if (form === null || lettersOf(form.formName) !== lettersOf(own.formName)) return null;
  const { carId = own.carId, siteId = own.siteId } = form.values;
  return carId === own.carId && siteId === own.siteId ? form : null;
}

const receiver = (
  name: string | null | undefined,
  email: string | null | undefined,
): RequestReceiver | null =>
  email === null || email === undefined || email === '' ? null : { name: name || email, email };

/**
 * The receiver of a request about a car that stands somewhere: its first seller with an address, the department that
 * the car belongs to, then the facility (REQUEST-8).
 */
export function carReceiver(
  car: Pick<CarRecord, 'car_sellers' | 'car_companyerpid' | 'car_departmenterpid'>,
  facility: SiteRecord | undefined,
): RequestReceiver | null {
  const sellers = car.car_sellers.flatMap(({ name, email }) => receiver(name, email) ?? []);
  const department =
    facility && departmentByErp(facility, car.car_companyerpid ?? '', car.car_departmenterpid ?? '');
  return (
    sellers[0] ??
    (department ? receiver(department.official_name || department.name, department.email) : null) ??
    facilityReceiver(facility)
  );
}

export const facilityReceiver = (facility: SiteRecord | undefined): RequestReceiver | null =>
  receiver(facility?.site_official_name, facility?.site_email);

/** The dealers of a brand, each with its new-cars department (REQUEST-3). */
export const dealerChoices = (facilities: readonly SiteRecord[], brand: string): readonly DealerChoice[] =>
  facilities.map((facility) => {
    const department = newCarsDepartment(facility, brand);
    return {
      siteName: facility.site_official_name,
      receiver:
        department === undefined
          ? null
          : receiver(department.official_name || department.name, department.email || facility.site_email),
    };
  });
