import { markup } from './budgets/markup';
import { openTheStage } from './budgets/scripts';
import { scriptsAtFirst } from './budgets/scripts-at-first';
import { scriptsOfATouch } from './budgets/scripts-of-a-touch';

openTheStage();

scriptsAtFirst();
scriptsOfATouch();
markup();
