import { defineIsland } from '~/ui/island/island-definition';
import { ContactForm } from './contact-form';
import { hiddenInMarkup } from './fields/hidden-fields';

export default defineIsland('contact-form', ContactForm, hiddenInMarkup);
