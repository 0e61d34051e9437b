import {
  type Account,
  administeredIndexes,
  administeredSites,
  EDITOR_ROLES,
  EVERY_FACILITY,
  type Member,
  type TypedRights,
} from '~/modules/identity';
import { SITES, siteNamed } from '~/sites';
import { Checkbox, FieldGroup, Radio, Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { StaffFrame } from '../staff.shell';
import type { StaffPlaces } from '../staff-visit';
import styles from './account.module.css';

export type Rights = Pick<Account, 'role' | 'sites' | 'workshops' | 'facilities'>;

export const NO_RIGHTS: Rights = { role: 'staff', sites: [], workshops: [], facilities: [] };

/** What the form has; `form` may have been sent by hand. */
export const typedRights = (form: URLSearchParams): TypedRights => ({
  role: form.get('role'),
  sites: SITES.flatMap(({ key }) => {
    const role = form.get(`site-${key}`);
    return role === null || role === '' ? [] : [{ site: key, role }];
  }),
  workshops: form.getAll('workshop'),
  facilities: form.getAll('facility'),
});

/** The fields for what somebody may do: as much as the member may give. */
export function RightsFields({
  frame: { t },
  member,
  rights,
  placesOf,
}: {
  readonly frame: StaffFrame;
  readonly member: Member;
  /** As they are. */
  readonly rights: Rights;
  placesOf(siteIndex: string): StaffPlaces;
}) {
  const keys = administeredSites(member);
  const roleOn = new Map(rights.sites.map(({ site, role }) => [site, role]));
  return (
    <>
      {member.role === 'admin' && (
        <FieldGroup legend={t('people.roleLabel')}>
          {(['staff', 'admin'] as const).map((role) => (
            <Radio
              key={role}
              name="role"
              value={role}
              defaultChecked={rights.role === role}
              label={t(`people.role.${role}`)}
            />
          ))}
        </FieldGroup>
      )}
      <FieldGroup legend={t('people.sites')}>
        <div className={styles.sites}>
          {keys.map((key) => (
            <Field key={key} label={siteNamed(key).name} id={`site-${key}`}>
              {({ required: _, ...control }) => (
                <Select {...control} name={`site-${key}`} defaultValue={roleOn.get(key) ?? ''}>
                  <option value="">{t('people.site.none')}</option>
                  {EDITOR_ROLES.map((role) => (
                    <option key={role} value={role}>
                      {t(`people.site.${role}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      </FieldGroup>
      {administeredIndexes(member).map((index) => (
        <IndexFields key={index} t={t} index={index} rights={rights} places={placesOf(index)} />
      ))}
    </>
  );
}

function IndexFields({
  t,
  index,
  rights,
  places,
}: {
  readonly t: StaffFrame['t'];
  readonly index: string;
  readonly rights: Rights;
  readonly places: StaffPlaces;
}) {
  const site = SITES.find(({ siteIndex }) => siteIndex === index)?.name ?? index;
  const works = new Set(
    rights.workshops.flatMap((each) => (each.siteIndex === index ? [each.departmentId] : [])),
  );
  const answers = new Set(
    rights.facilities.flatMap((each) => (each.siteIndex === index ? [each.siteId] : [])),
  );
  if (places.workshops.length === 0 && places.facilities.length === 0) return null;
  return (
    <>
      {places.workshops.length > 0 && (
        <details className={styles.places} open={works.size > 0}>
          <summary>{t('people.workshopsOf', { site })}</summary>
          {places.workshops.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="workshop"
              value={`${index}/${id}`}
              defaultChecked={works.has(id)}
              label={name}
            />
          ))}
        </details>
      )}
      {places.facilities.length > 0 && (
        <details className={styles.places} open={answers.size > 0}>
          <summary>{t('people.facilitiesOf', { site })}</summary>
          {[{ id: EVERY_FACILITY, name: t('people.allFacilities') }, ...places.facilities].map(
            ({ id, name }) => (
              <Checkbox
                key={id}
                name="facility"
                value={`${index}/${id}`}
                defaultChecked={answers.has(id)}
                label={name}
              />
            ),
          )}
        </details>
      )}
    </>
  );
}
