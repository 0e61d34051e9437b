export { type AverageRating, createRatings, MIN_RATINGS, type Rating, type Ratings } from './ratings';
export { ratingMigrations } from './store/migrations';
