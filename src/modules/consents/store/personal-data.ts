import { sql } from 'drizzle-orm';
import { fieldsAre, type TableEntry } from '~/platform/personal-data';

export const consentData: readonly TableEntry[] = [
  {
    table: 'consents',
    why: 'proof of consents to marketing: words, language, when given and withdrawn; erased, a digest stays',
    ground: 'legal obligation (c)',
    period: 'in force until withdrawn',
    personal: { email: 'identity', address_digest: 'reference', request_id: 'reference' },
    other: 'id purpose site language shown_text text_version form_name given_at withdrawn_at',
    rows: {
      of: fieldsAre({ mail: sql`email` }),
      erase: sql`email = NULL, withdrawn_at = coalesce(withdrawn_at, now())`,
    },
    retention: [
      {
        kind: 'consents',
        due: (before) => sql`withdrawn_at < ${before.toISOString()}::timestamptz`,
        erase: 'delete',
      },
    ],
  },
];
