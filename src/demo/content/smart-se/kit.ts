import { kit } from '../build/kit';

export const sv = kit('sv', { privacy: '/integritet' });
export const ALL = '/kop-bil/alla-bilar-i-lager';
export const filters = { car_brand: ['smart'] };

/** The stock of one model. */
export const inStock = (model: string) => `${ALL}?car_model=${encodeURIComponent(model)}`;
