import { defineIsland } from '~/ui/island/island-definition';
import { ServiceRequestForm } from './service-request-form';

export default defineIsland('service-request-form', ServiceRequestForm);
