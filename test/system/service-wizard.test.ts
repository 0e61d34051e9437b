/** @module-tag sweep */
import { accessible } from './service-wizard/accessible';
import { everyState } from './service-wizard/every-state';
import { failures } from './service-wizard/failures';
import { openTheStage } from './service-wizard/flow';
import { history } from './service-wizard/history';
import { services } from './service-wizard/services';
import { wholeWay } from './service-wizard/whole-way';

openTheStage();

wholeWay();
failures();
history();
services();
accessible();
everyState();
