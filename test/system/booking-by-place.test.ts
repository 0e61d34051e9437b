/** @module-tag sweep */

import { analytics } from './booking-by-place/analytics';
import { days } from './booking-by-place/days';
import { failures } from './booking-by-place/failures';
import { openTheStage } from './booking-by-place/flow';
import { place } from './booking-by-place/place';
import { restored } from './booking-by-place/restored';
import { typed } from './booking-by-place/typed';
import { wholeWay } from './booking-by-place/whole-way';

openTheStage();

wholeWay();
restored();
days();
failures();
place();
typed();
analytics();
