export { FacilityCard, FacilityCardSkeleton } from './facility-card';
export { OpenNow } from './open-now';
