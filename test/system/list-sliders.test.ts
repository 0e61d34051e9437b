/** @module-tag sweep */
import { moved } from './list-sliders/moved';
import { panel } from './list-sliders/panel';
import { openTheStage } from './list-sliders/price';

openTheStage();

moved();
panel();
