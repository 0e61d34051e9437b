import type { Fields, OpenedSetting, Problems, SettingChange } from '~/modules/settings';
import type { Language, Site } from '~/sites';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

/** What a form has come to. */
export const SETTING_OUTCOMES = ['changed', 'released', 'withdrawn'] as const;
type SettingOutcome = (typeof SETTING_OUTCOMES)[number];

export interface SettingState {
  /** What applies, or what was typed. */
  readonly fields: Fields;
  /** The first day, as it was typed. */
  readonly from: string;
  /** The version to come that is being changed. */
  readonly instead: number | null;
  readonly problems: Problems;
  /** What others have changed since, the newest first. */
  readonly conflict: readonly SettingChange[];
  readonly outcome: SettingOutcome | null;
  /** The version that was to be changed is none to come. */
  readonly hasBegun: boolean;
}

export interface SettingProps {
  readonly frame: StaffFrame;
  /** Whose setting it is, and in which of its languages. */
  readonly site: Site;
  readonly language: Language;
  readonly opened: OpenedSetting;
  readonly state: SettingState;
  /** What the preview shows: what was typed where it can be taken, else what applies. */
  readonly previewed: Fields;
  readonly names: Names;
}
