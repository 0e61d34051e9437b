import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RequestValues } from './form';

/** The envelope of `POST /api/forms/comhub` (REQUEST-7, SELL-FORM-3, SERVICE-REQUEST-7). */
export const envelopeSchema = z.object({
  formName: z
    .string()
    .trim()
    .regex(/^\P{C}{1,200}$/u),
  formSubmissionId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .optional(),
  /** Bots fill every field they find; people never see this one. */
  website: z.string().max(2000).optional(),
  values: z.record(z.string(), z.unknown()),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Names that belong to the envelope when the form comes as an ordinary HTML form. */
const ENVELOPE_FIELDS = new Set(['formName', 'formSubmissionId', 'website']);

/** Of which a form may send several under one name. */
const LISTS = ['services'] as const;

/** An ordinary form's fields in the shape of the JSON envelope. */
export function envelopeOfForm(fields: URLSearchParams): Record<string, unknown> {
  const values = {
    ...Object.fromEntries([...fields].filter(([name]) => !ENVELOPE_FIELDS.has(name))),
    ...Object.fromEntries(
      LISTS.filter((name) => fields.has(name)).map((name) => [name, fields.getAll(name)]),
    ),
  };
  const envelope = Object.fromEntries(
    [...fields].filter(([name, value]) => ENVELOPE_FIELDS.has(name) && value !== ''),
  );
  return { ...envelope, values };
}

/**
 * Key of a request. Pages are cached, so a form without JavaScript carries no id of its own: {@link wordsDigestOf} tells
 * whether it is one that is stored.
 */
export function submissionKey(options: {
  readonly site: string;
  readonly formName: string;
  readonly formSubmissionId: string | undefined;
  readonly fingerprint: string;
  readonly day: string;
}): string {
  const { site, formName, formSubmissionId, fingerprint, day } = options;
  return formSubmissionId === undefined
    ? `${site}/${formName}/derived-${digest(`${fingerprint} ${day}`)}`
    : `${site}/${formName}/${formSubmissionId}`;
}

/** How long the same words from the same form, sent without an id, are the same request. */
export const SAME_WORDS_MS = 86_400_000;

/**
 * What a form and its words come to, whoever sends them: the browser itself or a script. The two name the page's address
 * with and without its query, and the receiver, which the choice of a dealer decides, or not.
 */
export const wordsDigestOf = (
  { site, formName }: { readonly site: string; readonly formName: string },
  values: RequestValues,
): string => {
  const [sourceUrl = ''] = values.sourceUrl.split('?');
  return digest(`${site}/${formName} ${fingerprintOf({ ...values, sourceUrl, toName: '', toEmail: '' })}`);
};

/** One digest over all values of a submission. */
export function fingerprintOf({ calculation, service, driveTime, ...values }: RequestValues): string {
  const serialised = JSON.stringify(values, Object.keys(values).sort());
  // Without them, the digest is what it was before there were any: a repeat stays a repeat over a new version.
  const more = [calculation, service].filter((part) => part !== null);
  const time = driveTime === '' ? '' : `drive ${driveTime}`;
  return digest([serialised, ...more.map((part) => JSON.stringify(part)), time].join(''));
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
