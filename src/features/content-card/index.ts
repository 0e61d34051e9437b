export { CardItems } from './card-items';
export { CardLevel } from './card-level';
export { CardAction, CardPicture, CardText, CardTitle, cardClass } from './card-parts';
export { ContentCard } from './content-card';
