import { defineIsland } from '~/ui/island/island-definition';
import { Calculator } from './calculator';

export default defineIsland('loan-calculator', Calculator);
