export { CarCard, FarCard } from './car-card';
export { CarCardSkeleton } from './car-card-skeleton';
