import { defineIsland } from '../island/island-definition';
import { Combobox } from './combobox';

export default defineIsland('combobox', Combobox);
