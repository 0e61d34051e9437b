import { accessible } from './service-booking/accessible';
import { failures } from './service-booking/failures';
import { openTheStage } from './service-booking/flow';
import { wholeWay } from './service-booking/whole-way';

openTheStage();

wholeWay();
failures();
accessible();
