import { contactForm } from './e2e-journey/contact-form';
import { openTheStage } from './e2e-journey/journey';
import { lateScripts } from './e2e-journey/late-scripts';
import { list } from './e2e-journey/list';
import { requests } from './e2e-journey/requests';

openTheStage();

requests();
list();
contactForm();
lateScripts();
