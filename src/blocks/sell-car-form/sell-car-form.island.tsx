import { defineIsland } from '~/ui/island-definition';
import { SellCarForm } from './sell-car-form';

export default defineIsland('sell-car-form', SellCarForm);
