import { defineIsland } from '~/ui/island/island-definition';
import { AlertForm } from './alert-form';

export default defineIsland('car-alert', AlertForm);
