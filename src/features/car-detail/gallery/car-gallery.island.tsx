import { defineIsland } from '~/ui/island/island-definition';
import { CarGallery } from './car-gallery';

export default defineIsland('car-gallery', CarGallery);
