import type { Site } from '~/sites';
import { Button } from '~/ui/button';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** Leads a page to another site, where somebody may choose among several. */
export function SiteChoice({
  frame: { t },
  sites,
  site,
  action,
}: {
  readonly frame: StaffFrame;
  /** Those that may be chosen. */
  readonly sites: readonly Site[];
  readonly site: Site;
  /** Path of the page. */
  readonly action: string;
}) {
  if (sites.length <= 1) return null;
  return (
    <form method="get" action={action} className={staffStyles.search}>
      <Field label={t('templates.site')} id="site">
        {({ required: _, ...control }) => (
          <Select {...control} name="site" defaultValue={site.key}>
            {sites.map(({ key, name, country }) => (
              <option key={key} value={key}>
                {`${name} (${country})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('templates.show')}
      </Button>
    </form>
  );
}
