import { measured } from './car-page/measured';
import { openTheStage } from './car-page/page';
import { shown } from './car-page/shown';

openTheStage();

shown();
measured();
