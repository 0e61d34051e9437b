import type { SiteDepartment, SiteRecord } from './site-record';

/** The name to show: `name`, or the official one where it is empty (FACILITY-6). */
export const departmentName = ({ name, official_name }: SiteDepartment): string => name || official_name;

/**
 * The department that sells new cars of a brand, which a request about a sample car goes to; undefined is the
 * 'Department not found' of REQUEST-3. The brand is compared by name, whatever its case.
 */
export const newCarsDepartment = (site: SiteRecord, brand: string): SiteDepartment | undefined =>
  site.site_departments.find(
    (department) =>
      department.group === 'New cars' &&
      department.brands.some((each) => each.name.toLowerCase() === brand.toLowerCase()),
  );

/** The department of a car's `car_companyerpid` and `car_departmenterpid`: its erp_id is "company.department". */
export const departmentByErp = (
  site: SiteRecord,
  company: string,
  department: string,
): SiteDepartment | undefined =>
  site.site_departments.find((each) => each.erp_id === `${company}.${department}`);
