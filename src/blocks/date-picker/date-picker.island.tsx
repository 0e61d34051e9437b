import { defineIsland } from '~/ui/island/island-definition';
import { DateForm } from './date-form';

export default defineIsland('date-picker', DateForm);
