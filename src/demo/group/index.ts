export { type Chance, chance } from './chance';
export type { GroupLanguage } from './language';
export { CAR_SITES, type CarSite, demoSites } from './sites';
