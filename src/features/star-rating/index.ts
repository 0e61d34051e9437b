export { StarChoice } from './star-choice';
export { StarRating } from './star-rating';
