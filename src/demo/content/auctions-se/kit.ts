import { kit } from '../build/kit';

export const sv = kit('sv', { privacy: '/integritet' });
