export { type RandomSource, randomSource } from './random-source';
export { CAR_SITES, type CarSite, demoSites } from './sites';
