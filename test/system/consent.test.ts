import { afterConsent } from './consent/after-consent';
import { beforeConsent } from './consent/before-consent';
import { openTheStage } from './consent/choice';
import { embedded } from './consent/embedded';
import { mainAction } from './consent/main-action';

openTheStage();

beforeConsent();
afterConsent();
mainAction();
embedded();
