export { CarCard } from './car-card';
export { CarCardSkeleton } from './car-card-skeleton';
export { CarCards } from './car-cards';
export { FarCard } from './far-card';
