import type { TableEntry } from '../personal-data';

export const rateLimitData: readonly TableEntry[] = [
  {
    table: 'platform_rate_limits',
    why: 'how much of a limit a client has used up, by digests of addresses',
    ground: 'legitimate interest (f)',
    period: '1 day',
    personal: { key: 'reference' },
    other: 'full_at',
  },
];
