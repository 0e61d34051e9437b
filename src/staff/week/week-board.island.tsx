import { defineIsland } from '~/ui/island/island-definition';
import { WeekBoard } from './week-board';

export default defineIsland('week-board', WeekBoard);
