import type { CapacityItem } from '~/modules/workshop';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { capacityEditPath } from '../paths';
import styles from './capacity.module.css';
import type { CapacityProps } from './capacity-props';
import { isOverridden, revisionOf } from './capacity-words';

type Props = CapacityProps & { readonly at: CapacityItem; readonly label: string };

/** Where what counts of a thing is from. */
export function Origin({ frame: { t }, capacity, at }: Pick<Props, 'frame' | 'capacity' | 'at'>) {
  return isOverridden(capacity, at) ? (
    <Badge tone="info">{t('capacity.fromHere')}</Badge>
  ) : (
    <Badge>{t('capacity.fromImport')}</Badge>
  );
}

/** The way to change a thing, for those who may. */
export function Change({
  frame: { t },
  workshop,
  canChange,
  at,
  label,
  text = t('capacity.change'),
}: Props & { readonly text?: string }) {
  if (!canChange) return null;
  const { part, item } = at;
  return (
    <a className={styles.way} href={capacityEditPath(workshop.departmentId, { part, item })}>
      {text}
      <VisuallyHidden> {label}</VisuallyHidden>
    </a>
  );
}

/** The button that gives a thing back to the import, over a preview of what that changes. */
export function Release({ frame: { t }, workshop, capacity, canChange, at, label }: Props) {
  if (!canChange || !isOverridden(capacity, at)) return null;
  const { part, item } = at;
  return (
    <form method="post" action={capacityEditPath(workshop.departmentId, { part, item })}>
      <input type="hidden" name="revision" value={revisionOf(capacity, at)} />
      <input type="hidden" name="step" value="preview" />
      <Button type="submit" name="release" value="on" variant="ghost" size="s">
        {t('capacity.release')}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </form>
  );
}
