import { defineIsland } from '~/ui/island/island-definition';
import { TyreHotelFlow } from './flow';

export default defineIsland('tyre-hotel', TyreHotelFlow);
