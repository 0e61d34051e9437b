import { defineIsland } from '~/ui/island-definition';
import { Calculator } from './calculator';

export default defineIsland('loan-calculator', Calculator);
