import { defineIsland } from '~/ui/island/island-definition';
import { SellCarForm } from './sell-car-form';

export default defineIsland('sell-car-form', SellCarForm);
