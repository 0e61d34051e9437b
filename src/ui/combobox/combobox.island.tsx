import { defineIsland } from '../island-definition';
import { Combobox } from './combobox';

export default defineIsland('combobox', Combobox);
