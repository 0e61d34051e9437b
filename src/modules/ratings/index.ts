export {
  type AverageRating,
  createRatings,
  type GivenRating,
  MIN_RATINGS,
  type PastRating,
  RATING_SOURCES,
  type RatedPlace,
  type Rating,
  type RatingSource,
  type Ratings,
  type WorkshopRatings,
} from './ratings';
export { ratingMigrations } from './store/migrations';
