import { kit } from '../build/kit';

export const sv = kit('sv', { privacy: '/integritet' });
export const en = kit('en', { prefix: '/en', privacy: '/integritet' });
