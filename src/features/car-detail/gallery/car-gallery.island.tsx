import { defineIsland } from '~/ui/island/island-definition';
import { CarGallery } from './car-gallery';
import { shownPictures } from './shown-pictures';

export default defineIsland('car-gallery', CarGallery, shownPictures);
