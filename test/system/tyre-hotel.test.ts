import { accessible } from './tyre-hotel/accessible';
import { failures } from './tyre-hotel/failures';
import { openTheStage } from './tyre-hotel/flow';
import { sent } from './tyre-hotel/sent';
import { wholeWay } from './tyre-hotel/whole-way';

openTheStage();

wholeWay();
failures();
sent();
accessible();
