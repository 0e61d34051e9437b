import type { Language, Translate } from '~/messages';
import type { Template, WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import { createReference, type Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { gsmText, SmsFailed, type SmsSender } from '~/platform/sms';
import type { Clock } from '~/platform/time';
import { newToken, tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { CODE_MINUTES, codeDigest, isSameDigest, newCode, obfuscatedPhone } from './domain/code';
import type { CodeFailure, Credentials, FoundCustomer, LoginFailure, SearchFailure } from './service';
import { agreementOfPlate, findAgreement, type StoredAgreement } from './store/agreement-store';
import {
  agreementOfSearch,
  consumeCode,
  countAttempt,
  deleteCode,
  insertCode,
  insertSearch,
} from './store/sign-in-store';

export interface SignInOptions {
  readonly database: Database;
  readonly sms: SmsSender;
  readonly words: WordsOf;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The agreement behind a plate. A car without one costs the same work, row included: what tells them apart is the answer
 * (TYRE-HOTEL-3), and how often one may ask is limited where clients are known.
 */
export async function search(
  { database, clock }: SignInOptions,
  site: Site,
  registrationNumber: string,
): Promise<Result<FoundCustomer, SearchFailure>> {
  const agreement = await agreementOfPlate(database, site.siteIndex ?? '', registrationNumber);
  const { text, hash } = newToken();
  await insertSearch(database.db, { hash, agreementId: agreement?.id ?? null }, clock.now());
  if (agreement === null) return err({ code: 'no-agreement' });
  return ok({
    encryptedPhoneNumber: text,
    obfuscatedPhoneNumber: obfuscatedPhone(agreement.phone),
    regNo: registrationNumber,
  });
}

/** Sends a code (TYRE-CODE-2). It is kept only as a digest, so it is sent at once and by no job that would have to remember it. */
export async function login(
  options: SignInOptions,
  site: Site,
  language: Language,
  encryptedPhoneNumber: string,
): Promise<Result<Credentials, LoginFailure>> {
  const { database, sms, words, clock, log } = options;
  const hash = tokenHash(encryptedPhoneNumber);
  const now = clock.now();
  const id = hash === null ? null : await agreementOfSearch(database, hash, now);
  const agreement = id === null ? null : await findAgreement(database, database.db, id);
  if (agreement === null || agreement.siteIndex !== site.siteIndex) return err({ code: 'unknown-customer' });
  const code = newCode();
  const auth = newToken();
  const digest = codeDigest(auth.text, code);
  const { phone } = agreement;
  const stored = { authHash: auth.hash, agreementId: agreement.id, phone, codeDigest: digest };
  if (!(await insertCode(database, stored, now))) return err({ code: 'too-many-codes' });
  try {
    const wordsNow = await words(CODE_TEMPLATE, { site: site.key, language });
    const text = codeSms(wordsNow({}), code, site);
    await sms.send({ key: `tyre-code-${auth.hash}`, to: phone, text });
  } catch (cause) {
    if (!(cause instanceof SmsFailed)) throw cause;
    log.warn({ err: cause, site: site.key, reference: createReference() }, 'tyre hotel: a code was not sent');
    await deleteCode(database.db, auth.hash);
    return err({ code: 'code-not-sent' });
  }
  return ok({ authorizationToken: auth.text });
}

/** The agreement that a code opens. A try is taken before the code is looked at, and the right code opens once. */
export async function validate(
  { database, clock }: SignInOptions,
  site: Site,
  authToken: string,
  otpToken: string,
): Promise<Result<StoredAgreement, CodeFailure>> {
  const hash = tokenHash(authToken);
  const now = clock.now();
  const tried = hash === null ? null : await countAttempt(database, hash, now);
  if (hash === null || tried === null) return err({ code: 'code-expired' });
  if (!isSameDigest(codeDigest(authToken, otpToken), tried.codeDigest)) return err({ code: 'wrong-code' });
  const agreement = await findAgreement(database, database.db, tried.agreementId);
  if (
    agreement === null ||
    agreement.siteIndex !== site.siteIndex ||
    !(await consumeCode(database, hash, now))
  )
    return err({ code: 'code-expired' });
  return ok(agreement);
}

const CODE_TEMPLATE = 'tyre-hotel-code-sms';

const codeSms = (t: Translate, code: string, site: Pick<Site, 'name'>): string =>
  gsmText(t('tyreHotel.sms', { code, site: site.name, minutes: CODE_MINUTES }));

/** The SMS with the code that opens one's wheels. */
export const codeTemplate: Template = {
  id: CODE_TEMPLATE,
  name: 'templates.name.tyreHotelCode',
  channel: 'sms',
  fields: [{ key: 'tyreHotel.sms', kind: 'text', required: ['code'] }],
  placeholders: [],
  example: ({ words, site }) => ({ text: codeSms(words({}), '1234', site) }),
};
