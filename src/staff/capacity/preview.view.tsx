import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { WayBack } from '../layout/way-back';
import { capacityEditPath, capacityPath } from '../paths';
import staffStyles from '../staff.module.css';
import styles from './capacity.module.css';
import type { PreviewProps } from './capacity-props';
import { differingLines, itemTitle } from './capacity-words';
import { TouchedVisits } from './touched-visits';

/** Of the form itself, not of what was typed. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['step', 'revision', 'visit', 'release']);

/** What a change does, and which coming visits it touches, before it is saved. */
export function PreviewView(props: PreviewProps) {
  const { frame, workshop, capacity, state, isRelease, preview, hasMore } = props;
  const { t } = frame;
  const { departmentId } = workshop;
  const { visits } = preview;
  const lines = differingLines(preview.before, preview.after, capacity.services, frame);
  const isSame = lines.before.length === 0 && lines.after.length === 0;
  const [part, item] = [state.part, state.item];
  return (
    <>
      <WayBack href={capacityPath(departmentId)}>{t('capacity.back')}</WayBack>
      <h1 className={staffStyles.title}>{t('capacity.preview')}</h1>
      <p className={staffStyles.muted}>
        {`${workshop.name}, ${itemTitle(state, preview.after, capacity.services, frame)}`}
      </p>
      {hasMore && (
        <Alert tone="warning" live className={styles.alert}>
          {t('capacity.moreVisits')}
        </Alert>
      )}
      <div className={styles.preview}>
        {isSame ? (
          <p>{t('capacity.same')}</p>
        ) : (
          <dl className={styles.change}>
            <Lines title={t('capacity.before')} lines={lines.before} nothing={t('capacity.nothing')} />
            <Lines title={t('capacity.after')} lines={lines.after} nothing={t('capacity.nothing')} />
          </dl>
        )}
        {visits.length === 0 ? (
          <p>{t('capacity.noneTouched')}</p>
        ) : (
          <TouchedVisits
            {...props}
            visits={visits}
            title={t('capacity.touched', { count: visits.length })}
            text={t('capacity.touchedText')}
          />
        )}
        <form method="post" action={capacityEditPath(departmentId, { part, item })} className={styles.acts}>
          <input type="hidden" name="revision" value={state.revision} />
          {isRelease && <input type="hidden" name="release" value="on" />}
          {[...state.fields]
            .filter(([name]) => !OWN_FIELDS.has(name))
            .map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
          {visits.map(({ booking }) => (
            <input key={booking.id} type="hidden" name="visit" value={booking.id} />
          ))}
          <Button type="submit" name="step" value="save">
            {t('capacity.save')}
          </Button>
          {isRelease ? (
            <LinkButton href={capacityPath(departmentId)} variant="ghost">
              {t('capacity.back')}
            </LinkButton>
          ) : (
            <Button type="submit" name="step" value="edit" variant="ghost">
              {t('capacity.edit')}
            </Button>
          )}
        </form>
      </div>
    </>
  );
}

function Lines({
  title,
  lines,
  nothing,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly nothing: string;
}) {
  return (
    <div>
      <dt>{title}</dt>
      {lines.length === 0 ? <dd>{nothing}</dd> : lines.map((line) => <dd key={line}>{line}</dd>)}
    </div>
  );
}
