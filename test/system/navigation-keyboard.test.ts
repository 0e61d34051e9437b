/** @module-tag sweep */
import { accessible } from './navigation-keyboard/accessible';
import { bar } from './navigation-keyboard/bar';
import { openTheStage } from './navigation-keyboard/keys';
import { phone } from './navigation-keyboard/phone';

openTheStage();

bar();
phone();
accessible();
