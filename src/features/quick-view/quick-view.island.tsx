import { defineIsland } from '~/ui/island/island-definition';
import { QuickViews } from './quick-views';

export default defineIsland('quick-view', QuickViews);
