import { kit } from '../build/kit';

export const sv = kit('sv', { privacy: '/om-nordhem/integritet' });
export const en = kit('en', { prefix: '/en', privacy: '/om-nordhem/integritet' });
