export { MAX_COMMENT, StarRating, type StarRatingProps } from './star-rating';
