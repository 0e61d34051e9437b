import type { FormState } from '~/page/contract';
import type { FieldRules } from './fields/field-rules';
import type { PrivacyLink } from './fields/privacy-note';

/** What every form that becomes a request is given by its page. */
export interface RequestIslandProps {
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  readonly rules: FieldRules;
  /** What came back from the server when the form was sent without a script. */
  readonly returned: FormState | null;
  /** What the form says of itself, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Whom the visitor writes to, in the texts. */
  readonly dealer: string;
  /** A number to call when the form does not get through. */
  readonly phone: string | null;
  /** Where the visitor reads how personal data are handled. */
  readonly privacy: PrivacyLink | null;
}
