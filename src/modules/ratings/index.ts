export type {
  AverageRating,
  PastRating,
  Rating,
  WorkshopRatings,
} from './rating';
export { createRatings, MIN_RATINGS, type Ratings, ratingChanges } from './ratings';
export { ratingMigrations } from './store/migrations';
export { ratingData } from './store/personal-data';
