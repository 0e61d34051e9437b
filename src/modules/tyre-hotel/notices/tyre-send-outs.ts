import type { Language, Site } from '~/sites';
import type { SeasonChange } from '../domain/season-change';
import type { TyreWorkshop } from '../staff/staff-tyres';

/** To whom 'time to change wheels' would go now, and why not to the others who are due. */
export interface SendOutPreview {
  readonly change: SeasonChange;
  readonly recipients: number;
  /** Of them, those with a mail address; each gets an SMS. */
  readonly mails: number;
  readonly booked: number;
  /** Told of this season before. */
  readonly already: number;
  readonly optedOut: number;
  /** As the first of them would read it; null where there is nobody. */
  readonly example: {
    readonly language: Language;
    readonly subject: string;
    readonly text: string;
    readonly sms: string;
  } | null;
  /** When the first would leave: at once, or in the next decent hours. */
  readonly startsAt: Date;
}

/** What was sent, and what came of it. */
export interface SendOut {
  readonly id: string;
  /** `2026-winter` */
  readonly seasonKey: string;
  readonly account: string;
  readonly startedAt: Date;
  readonly agreements: number;
  /** Left so far. */
  readonly mails: number;
  readonly texts: number;
  /** Cars whose wheel change was booked afterwards. */
  readonly booked: number;
}

export interface TyreSendOuts {
  preview(site: Site, workshop: TyreWorkshop): Promise<SendOutPreview>;
  /**
   * Queues the notices; an agreement is told of a season once, whoever sends how often.
   * @param id of the form: the same again tells nobody, and comes to the same
   * @returns how many agreements the form has told; null where it is none of ours
   */
  send(site: Site, workshop: TyreWorkshop, id: string, account: string): Promise<number | null>;
  /** The latest, newest first. */
  list(workshop: TyreWorkshop): Promise<readonly SendOut[]>;
}
