import { defineIsland } from '~/ui/island/island-definition';
import { Board } from './board';

export default defineIsland('board', Board);
