export { carName, carTitle, descriptionHtml, mayBeLong, modelTitle, plateText } from './car-text';
