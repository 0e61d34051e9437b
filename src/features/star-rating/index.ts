export { StarChoice, type StarChoiceProps } from './star-choice';
export { MAX_COMMENT, StarRating, type StarRatingProps } from './star-rating';
