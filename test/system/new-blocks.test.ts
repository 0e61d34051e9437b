/** @module-tag sweep */

import { openTheStage } from './new-blocks/blocks';
import { disclaimerAndVideo } from './new-blocks/disclaimer-and-video';
import { searchingAndSelling } from './new-blocks/searching-and-selling';

openTheStage();

disclaimerAndVideo();
searchingAndSelling();
