export { CardLevel, cardLevel } from './card-level';
export { CardAction, CardPicture, CardText, CardTitle, cardClass } from './card-parts';
export { ContentCard } from './content-card';
