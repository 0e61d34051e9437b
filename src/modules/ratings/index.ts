export {
  type AverageRating,
  type GivenRating,
  type PastRating,
  RATING_SOURCES,
  type RatedPlace,
  type Rating,
  type RatingSource,
  type WorkshopRatings,
} from './rating';
export { createRatings, MIN_RATINGS, type Ratings } from './ratings';
export { ratingMigrations } from './store/migrations';
