import { comingDeviations, type FacilityPart, isoDayOf, type PartShown, partOf } from '~/modules/facilities';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { facilityEditPath } from '../paths';
import { overrideOf, revisionOf } from './edit-form';
import styles from './facilities.module.css';
import type { FacilityProps } from './facility-props';
import {
  departmentTitle,
  deviationText,
  hoursText,
  partLines,
  partTitle,
  personName,
} from './facility-words';

type Props = FacilityProps & {
  readonly department: string;
  readonly part: FacilityPart;
  readonly level: 'h2' | 'h3';
};

/** A value with where it is from; `release` names it where it can be released by itself. */
interface Row {
  readonly label: string;
  readonly value: string;
  readonly isOurs: boolean;
  /** The import's, where it is not what is shown. */
  readonly imported?: string;
  readonly release: string | null;
  /** A day that can be opened in the form. */
  readonly day?: string;
}

/** Released as a whole, not value by value. */
const isWhole = (part: FacilityPart): boolean => part === 'hours' || part === 'people';

/** So many deviating days stand open; a week of hours always does. */
const DAYS_AT_ONCE = 3;

/** One part as it is shown, each value with where it is from, and the ways to change it and to release it. */
export function FacilityPartPanel(props: Props) {
  const { frame, facility, department, part, level: Heading } = props;
  const { t } = frame;
  const shown = partOf(facility.shown, department, part);
  if (shown === null) return null;
  const isOurs = overrideOf(facility, { department, part })?.override != null;
  const title = partTitle(part, department, frame);
  const full = [
    title,
    ...(department === '' ? [] : [departmentTitle(facility.shown, department, frame)]),
  ].join(', ');
  const imported = partOf(facility.imported, department, part);
  const rows = rowsOf(props, shown);
  const atOnce = part === 'deviations' ? DAYS_AT_ONCE : rows.length;
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <Heading>{title}</Heading>
        {isWhole(part) && <Origin {...props} isOurs={isOurs} />}
      </div>
      {rows.length === 0 && <p className={styles.hint}>{t('staffFacilities.nothing')}</p>}
      <Rows {...props} rows={rows.slice(0, atOnce)} />
      {rows.length > atOnce && (
        <details className={styles.later}>
          <summary>
            {t('staffFacilities.later', { count: rows.length - atOnce })}
            <VisuallyHidden> {full}</VisuallyHidden>
          </summary>
          <Rows {...props} rows={rows.slice(atOnce)} />
        </details>
      )}
      {isWhole(part) && isOurs && imported !== null && (
        <p className={styles.hint}>
          {t('staffFacilities.inImport', { value: partLines(imported, frame).join('; ') || '–' })}
        </p>
      )}
      <div className={styles.acts}>
        <LinkButton href={facilityEditPath(facility.shown.site_id, { department, part })} variant="secondary">
          {t(part === 'deviations' ? 'staffFacilities.addDay' : 'staffFacilities.change')}
          <VisuallyHidden> {full}</VisuallyHidden>
        </LinkButton>
        {isWhole(part) && isOurs && <Release {...props} what="" label={full} />}
      </div>
    </div>
  );
}

function Rows({ rows, ...props }: Props & { readonly rows: readonly Row[] }) {
  const { frame, facility, department, part } = props;
  const { t } = frame;
  const nameOf = ({ label }: Row): string =>
    department === '' ? label : `${label}, ${departmentTitle(facility.shown, department, frame)}`;
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={`${row.label} ${row.value}`}>
          <dt>{row.label}</dt>
          <dd>
            <span>{row.value || '–'}</span>
            {row.imported !== undefined && (
              <span className={styles.hint}>
                {t('staffFacilities.inImport', { value: row.imported || '–' })}
              </span>
            )}
            {!isWhole(part) && <Origin {...props} isOurs={row.isOurs} />}
            {row.day !== undefined && (
              <a
                className={styles.more}
                href={facilityEditPath(facility.shown.site_id, { department, part, day: row.day })}
              >
                {t('staffFacilities.changeDay')}
                <VisuallyHidden> {nameOf(row)}</VisuallyHidden>
              </a>
            )}
            {row.isOurs && row.release !== null && (
              <Release {...props} what={row.release} label={nameOf(row)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Origin({ frame: { t }, isOurs }: Props & { readonly isOurs: boolean }) {
  return isOurs ? (
    <Badge tone="info">{t('staffFacilities.fromHere')}</Badge>
  ) : (
    <Badge>{t('staffFacilities.fromImport')}</Badge>
  );
}

function Release({
  frame: { t },
  facility,
  department,
  part,
  what,
  label,
}: Props & { readonly what: string; readonly label: string }) {
  return (
    <form method="post" action={facilityEditPath(facility.shown.site_id, { department, part })}>
      <input type="hidden" name="revision" value={revisionOf(facility, { department, part })} />
      <input type="hidden" name="what" value={what} />
      <Button type="submit" name="act" value="release" variant="ghost">
        {t('staffFacilities.release')}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </form>
  );
}

function rowsOf(props: Props, shown: PartShown): readonly Row[] {
  const { frame, facility, department, part, today } = props;
  const { t } = frame;
  const override = overrideOf(facility, { department, part })?.override ?? null;
  const imported = partOf(facility.imported, department, part);
  switch (shown.part) {
    case 'contact': {
      const ours = override?.part === 'contact' ? override.value : {};
      const contact = imported?.part === 'contact' ? imported.shown : {};
      return (['phone', 'email', 'street', 'zip', 'city'] as const).flatMap((field) => {
        const value = shown.shown[field];
        if (value === undefined) return [];
        const isOurs = ours[field] !== undefined;
        const row = { label: t(`staffFacilities.field.${field}`), value, isOurs, release: field };
        return [isOurs ? { ...row, imported: contact[field] ?? '' } : row];
      });
    }
    case 'hours':
      return shown.shown.map((row) => {
        const [label, value] = hoursText(row, frame);
        return { label, value, isOurs: false, release: null };
      });
    case 'deviations': {
      const ours = new Set(override?.part === 'deviations' ? override.value.map(({ date }) => date) : []);
      const days = imported?.part === 'deviations' ? imported.shown : [];
      const importedDays = new Map(days.map((row) => [isoDayOf(row), deviationText(row, frame)[1]]));
      return comingDeviations(shown.shown, today).map((row) => {
        const [label, value] = deviationText(row, frame);
        const day = isoDayOf(row);
        const isOurs = day !== undefined && ours.has(day);
        const before = isOurs ? importedDays.get(day) : undefined;
        return {
          label,
          value,
          isOurs,
          release: day ?? null,
          ...(day !== undefined && { day }),
          ...(before !== undefined && { imported: before }),
        };
      });
    }
    case 'people':
      return shown.shown.map((user) => ({
        label: personName(user),
        value: [user.title, user.phone, user.email].filter(Boolean).join(' · '),
        isOurs: false,
        release: null,
      }));
  }
}
