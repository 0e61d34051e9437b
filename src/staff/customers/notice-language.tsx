import { languageName } from '~/platform/language-name';
import { siteLanguage } from '~/sites';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { StaffFrame } from '../staff.shell';

/** In which language a customer gets mails and SMS; nothing where the site has one alone. */
export function NoticeLanguage({
  frame: { site, language, t },
  chosen,
}: {
  readonly frame: StaffFrame;
  readonly chosen: string;
}) {
  if (site.languages.length === 1) return null;
  return (
    <Field label={t('staff.noticeLanguage')} id="language">
      {(control) => (
        <Select {...control} name="language" defaultValue={siteLanguage(site, chosen)}>
          {site.languages.map((each) => (
            <option key={each} value={each}>
              {languageName(each, language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
