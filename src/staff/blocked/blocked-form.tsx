import {
  BLOCKED_REASONS,
  type BlockedTimesFailure,
  type BlockedTimesRequest,
  REPEATS,
} from '~/modules/workshop';
import { Button } from '~/ui/button';
import { Checkbox, FieldGroup, Select, TextInput } from '~/ui/form/controls';
import { Field, type FieldControl } from '~/ui/form/field';
import { blockedPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import styles from './blocked.module.css';

export type BlockedProblem = Exclude<BlockedTimesFailure, { readonly code: 'unknown-workshop' }>;

/** As it was typed; `seriesId` is what makes a form that is sent twice one. */
export interface TypedBlockedTimes extends BlockedTimesRequest {
  readonly seriesId: string;
}

/** Which bays, from when to when, how often and why. */
export function BlockedForm({
  frame: { t },
  departmentId,
  bays,
  typed,
  problem,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly bays: readonly { readonly id: string; readonly name: string }[];
  readonly typed: TypedBlockedTimes;
  readonly problem: BlockedProblem | null;
}) {
  const errorAt = (field: string) => {
    if (problem === null || fieldOf(problem) !== field) return undefined;
    const isTime = problem.code === 'invalid' && field.endsWith('Time');
    return t(isTime ? 'blocked.problem.invalidTime' : `blocked.problem.${problem.code}`);
  };
  const bayError = errorAt('bay');
  const input = (name: 'fromDate' | 'fromTime' | 'toDate' | 'toTime' | 'until', control: FieldControl) => (
    <TextInput
      {...control}
      type={name.endsWith('Time') ? 'time' : 'date'}
      name={name}
      defaultValue={typed[name]}
    />
  );
  return (
    <form method="post" action={blockedPath(departmentId)} className={styles.form} noValidate>
      <input type="hidden" name="series" value={typed.seriesId} />
      <div aria-describedby={bayError === undefined ? undefined : 'bay-error'}>
        <FieldGroup legend={t('blocked.bays')}>
          <div className={styles.bays}>
            {bays.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="bay"
                value={id}
                label={name}
                defaultChecked={typed.bayIds.includes(id)}
                {...(bayError !== undefined && { 'aria-invalid': true, 'aria-describedby': 'bay-error' })}
              />
            ))}
          </div>
          {bayError !== undefined && (
            <p id="bay-error" className={styles.error}>
              {bayError}
            </p>
          )}
        </FieldGroup>
      </div>
      <div className={styles.pair}>
        <Field label={t('blocked.fromDate')} id="fromDate" required error={errorAt('fromDate')}>
          {(control) => input('fromDate', control)}
        </Field>
        <Field
          label={t('blocked.fromTime')}
          id="fromTime"
          optionalText={t('blocked.optional')}
          error={errorAt('fromTime')}
        >
          {(control) => input('fromTime', control)}
        </Field>
        <Field
          label={t('blocked.toDate')}
          id="toDate"
          optionalText={t('blocked.optional')}
          error={errorAt('toDate')}
        >
          {(control) => input('toDate', control)}
        </Field>
        <Field
          label={t('blocked.toTime')}
          id="toTime"
          optionalText={t('blocked.optional')}
          error={errorAt('toTime')}
        >
          {(control) => input('toTime', control)}
        </Field>
      </div>
      <p className={styles.hint}>{t('blocked.wholeDays')}</p>
      <div className={styles.pair}>
        <Field label={t('blocked.repeat')} id="repeat" error={errorAt('repeat')}>
          {(control) => (
            <Select {...control} name="repeat" defaultValue={typed.repeat}>
              {REPEATS.map((each) => (
                <option key={each} value={each}>
                  {t(`blocked.repeat.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('blocked.until')} id="until" hint={t('blocked.untilHint')} error={errorAt('until')}>
          {(control) => input('until', control)}
        </Field>
        <Field label={t('blocked.reason')} id="reason">
          {(control) => (
            <Select {...control} name="reason" defaultValue={typed.reason}>
              {BLOCKED_REASONS.map((each) => (
                <option key={each} value={each}>
                  {t(`blocked.reason.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('blocked.note')}
          id="note"
          hint={t('blocked.noteHint')}
          optionalText={t('blocked.optional')}
          error={errorAt('note')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="note"
              defaultValue={typed.note}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit">{t('blocked.block')}</Button>
      </div>
    </form>
  );
}

/** The field that a problem is said at. */
export function fieldOf(problem: BlockedProblem): string {
  if ('field' in problem) return problem.field;
  return { 'no-bay': 'bay', past: 'fromDate', 'note-too-long': 'note' }[problem.code];
}
