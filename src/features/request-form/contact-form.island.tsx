import { defineIsland } from '~/ui/island/island-definition';
import { ContactForm } from './contact-form';

export default defineIsland('contact-form', ContactForm);
