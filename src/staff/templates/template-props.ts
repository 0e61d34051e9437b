import type { OpenedTemplate, TemplateChange, TextProblems, Written } from '~/modules/templates';
import type { Language, Site } from '~/sites';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

/** What a form has come to. */
export const TEMPLATE_OUTCOMES = ['changed', 'released', 'tested', 'tooMany', 'notSent'] as const;
export type TemplateOutcome = (typeof TEMPLATE_OUTCOMES)[number];

export interface TemplateState {
  /** By message key: what is valid, or what was typed. */
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: TextProblems;
  /** What others have changed since, the newest first. */
  readonly conflict: readonly TemplateChange[];
  readonly outcome: TemplateOutcome | null;
  /** Of a test: sent twice, it is mailed once. */
  readonly attempt: string;
}

export interface TemplateProps {
  readonly frame: StaffFrame;
  /** Whose messages they are, and in which of its languages. */
  readonly site: Site;
  readonly language: Language;
  readonly opened: OpenedTemplate;
  readonly state: TemplateState;
  readonly drawn: Written;
  /** Where a test goes: an SMS to the own number, where there is one. */
  readonly email: string;
  readonly phone: string | null;
  readonly names: Names;
}
