import { z } from 'zod';
import { readPhone } from '~/platform/phone';
import { ok } from '~/platform/result';
import type { Site } from '~/sites';
import type { Fields } from './fields';
import type { SettingKind } from './kind';
import { readFields } from './read-fields';

/** How the group is reached about a site: what stands in error pages, forms, mails and structured data. */
const contactSchema = z.object({
  /** As it is written, and as it is dialled. */
  phone: z.string(),
  phoneE164: z.string(),
  email: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
});
type ContactFacts = z.infer<typeof contactSchema>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'empty')
    .max(max, 'long')
    .regex(/^[^<>{}]*$/, 'tag');

const formSchema = (site: Site) =>
  z.object({
    phone: line(40).refine((text) => readPhone(text, site.country).ok, 'phone'),
    email: line(200).pipe(z.email('email')),
    street: line(100),
    zip: line(20),
    city: line(60),
  });

export const contactKind: SettingKind = {
  perLanguage: false,
  offered: () => 'open',
  groups: () => [
    {
      legend: null,
      fields: (['phone', 'email', 'street', 'zip', 'city'] as const).map((name) => ({
        name,
        label: (t) => t(`staffSettings.field.${name}`),
      })),
    },
  ],
  builtIn: ({ site }) => fieldsOf({ ...site.contact, ...site.organisation }),
  fieldsOf(stored) {
    const parsed = contactSchema.safeParse(stored);
    return parsed.success ? fieldsOf(parsed.data) : null;
  },
  read(typed, { site }) {
    const read = readFields(formSchema(site), typed);
    if (!read.ok) return read;
    const phone = readPhone(read.value.phone, site.country);
    return ok({ ...read.value, phoneE164: phone.ok ? phone.value.value : read.value.phone });
  },
};

const fieldsOf = ({ phone, email, street, zip, city }: Omit<ContactFacts, 'phoneE164'>): Fields => ({
  phone,
  email,
  street,
  zip,
  city,
});

/** The site with these contact facts; itself where they cannot be read. */
export function withContact(site: Site, stored: unknown): Site {
  const parsed = contactSchema.safeParse(stored);
  if (!parsed.success) return site;
  const { phone, phoneE164, email, ...address } = parsed.data;
  return {
    ...site,
    contact: { phone, phoneE164, email },
    organisation: { ...site.organisation, ...address },
  };
}
