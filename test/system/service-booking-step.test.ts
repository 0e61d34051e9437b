import { noMap } from './service-booking-step/no-map';
import { openTheStage } from './service-booking-step/step';
import { times } from './service-booking-step/times';
import { workshops } from './service-booking-step/workshops';

openTheStage();

workshops();
times();
noMap();
