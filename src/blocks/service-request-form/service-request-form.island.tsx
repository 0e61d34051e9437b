import { defineIsland } from '~/ui/island-definition';
import { ServiceRequestForm } from './service-request-form';

export default defineIsland('service-request-form', ServiceRequestForm);
