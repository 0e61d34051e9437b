import { z } from 'zod';
import { withdrawConsents } from '~/modules/consents';
import type { Database } from '~/platform/db';
import { erasePerson, exportPerson } from '~/platform/personal-data';
import { REGISTER } from './personal-data';

/** What may be done about a person, as it goes to a server that holds the database. */
export const personCall = z.object({
  command: z.enum(['export', 'erase', 'withdraw']),
  person: z.object({
    mail: z.string().nullable(),
    phone: z.string().nullable(),
    plate: z.string().nullable(),
  }),
  dryRun: z.boolean(),
});

/** Carries out a call; what it answers is printed as JSON. */
export async function runPersonCall(
  database: Database,
  { command, person, dryRun }: z.infer<typeof personCall>,
  now: Date,
): Promise<object> {
  switch (command) {
    case 'export':
      return exportPerson(database, REGISTER, person, now);
    case 'erase':
      return erasePerson(database, REGISTER, person, { now, dryRun });
    case 'withdraw':
      return {
        at: now.toISOString(),
        withdrawn: person.mail === null ? 0 : await withdrawConsents(database, person.mail, now),
      };
  }
}
