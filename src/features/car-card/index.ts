export { CarCard } from './car-card';
export { CarCardSkeleton } from './car-card-skeleton';
export { FarCard } from './far-card';
