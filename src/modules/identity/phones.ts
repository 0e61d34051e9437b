import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '~/messages';
import type { Template, WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { type PhoneCountry, readPhone } from '~/platform/phone';
import type { RateLimit } from '~/platform/rate-limit';
import { err, ok, type Result } from '~/platform/result';
import { gsmText, SmsFailed, type SmsSender } from '~/platform/sms';
import type { Clock } from '~/platform/time';
import type { Member } from './domain/account';
import { insertAccountAudit } from './store/audit-store';
import {
  countPhoneTry,
  deletePhone,
  phoneOf,
  putPhone,
  putPhoneCode,
  takePhoneCode,
  waitingPhoneOf,
} from './store/phone-store';

const CODE_DIGITS = 6;
export const PHONE_CODE_MINUTES = 10;
/** Wrong tries that a code survives. */
const MAX_TRIES = 5;

export interface OwnPhone {
  /** E.164, confirmed by a code; null: none. */
  readonly confirmed: string | null;
  /** Another one that waits for the code sent to it. */
  readonly waiting: string | null;
}

type PhoneFailure =
  /** No number that can be sent an SMS. */
  { readonly code: 'malformed-phone' } | { readonly code: 'too-many' } | { readonly code: 'not-sent' };
type PhoneCodeFailure = { readonly code: 'wrong-code' } | { readonly code: 'code-expired' };

/** Whose words the SMS has: the site that is open, in the reader's language. */
interface Place {
  readonly site: { readonly key: string; readonly name: string; readonly country: PhoneCountry };
  readonly language: Language;
}

type Owner = Pick<Member, 'id'>;

/** The mobile number of an account, in its owner's hands. */
export interface Phones {
  of(owner: Owner): Promise<OwnPhone>;
  /** Sends a code to a number as it was typed. The confirmed one counts until the code is given. */
  begin(owner: Owner, typed: string, place: Place): Promise<Result<void, PhoneFailure>>;
  confirm(owner: Owner, code: string): Promise<Result<void, PhoneCodeFailure>>;
  remove(owner: Owner): Promise<void>;
}

export interface PhonesOptions {
  readonly database: Database;
  readonly sms: SmsSender;
  readonly words: WordsOf;
  /** What digests of codes are keyed with. */
  readonly secret: string;
  /** Of one account, and of one number: nobody is sent SMS in numbers. */
  readonly limit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
}

export function createPhones({ database, sms, words, secret, limit, clock, log }: PhonesOptions): Phones {
  const digestOf = ({ id }: Owner, phone: string, code: string) =>
    createHmac('sha256', secret).update(`${id} ${phone} ${code}`).digest('base64url');
  const isLimited = async (key: string) => !(await limit.take(key, clock.now())).allowed;
  return {
    async of({ id }) {
      const waiting = await waitingPhoneOf(database, id, { now: clock.now(), maxTries: MAX_TRIES });
      return { confirmed: await phoneOf(database, id), waiting };
    },
    async begin(owner, typed, { site, language }) {
      const read = readPhone(typed, site.country);
      const phone = read.ok ? read.value.e164 : null;
      if (phone === null) return err({ code: 'malformed-phone' });
      if ((await isLimited(`account ${owner.id}`)) || (await isLimited(`number ${phone}`)))
        return err({ code: 'too-many' });
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const digest = digestOf(owner, phone, code);
      const expiresAt = new Date(clock.now().getTime() + PHONE_CODE_MINUTES * 60_000);
      await putPhoneCode(database.db, owner.id, { phone, digest, expiresAt });
      const t = (await words(phoneCodeTemplate.id, { site: site.key, language }))({});
      try {
        await sms.send({ key: `phone-code-${digest}`, to: phone, text: codeSms(t, code, site) });
      } catch (cause) {
        if (!(cause instanceof SmsFailed)) throw cause;
        log.warn({ err: cause, account: owner.id }, 'the code of a mobile number was not sent');
        await takePhoneCode(database, database.db, owner.id, digest);
        return err({ code: 'not-sent' });
      }
      return ok(undefined);
    },
    async confirm(owner, typed) {
      const tried = await countPhoneTry(database, owner.id, { now: clock.now(), maxTries: MAX_TRIES });
      if (tried === null) return err({ code: 'code-expired' });
      const { phone, digest, tries } = tried;
      if (!isSame(digestOf(owner, phone, typed.replaceAll(/\D/g, '')), digest))
        return err({ code: tries < MAX_TRIES ? 'wrong-code' : 'code-expired' });
      return database.transaction<Result<void, PhoneCodeFailure>>(async (tx) => {
        if (!(await takePhoneCode(database, tx, owner.id, digest))) return err({ code: 'code-expired' });
        await putPhone(tx, owner.id, phone, clock.now());
        const deed = { actor: owner.id, account: owner.id, act: 'phone-confirmed' } as const;
        await insertAccountAudit(tx, deed, clock.now());
        return ok(undefined);
      });
    },
    async remove({ id }) {
      await database.transaction(async (tx) => {
        if (!(await deletePhone(database, tx, id))) return;
        await insertAccountAudit(tx, { actor: id, account: id, act: 'phone-removed' }, clock.now());
      });
    },
  };
}

/** Compares in the same time whatever differs. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const codeSms = (
  t: ReturnType<Awaited<ReturnType<WordsOf>>>,
  code: string,
  { name }: { readonly name: string },
): string => gsmText(t('account.phoneSms', { code, site: name.slice(0, 30), minutes: PHONE_CODE_MINUTES }));

/** The SMS with the code that confirms a mobile number of the staff. */
export const phoneCodeTemplate: Template = {
  id: 'staff-phone-code-sms',
  name: 'templates.name.phoneCode',
  channel: 'sms',
  fields: [{ key: 'account.phoneSms', kind: 'text', required: ['code'] }],
  placeholders: [],
  example: ({ words, site }) => ({ text: codeSms(words({}), '123456', site) }),
};
