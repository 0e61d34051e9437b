import { answersRequests, mayOpen, mayReviewStock, seesConnections, seesFigures } from '~/modules/identity';
import { boardData, boardPage, followBoard, listPlaces, movePage, moveVisit } from './board/board-acts';
import { connectionsPage, tryConnection } from './connections/connections-acts';
import { exportRequestFigures, exportVisitFigures, figuresPage } from './figures/figures-acts';
import { exportRequests, inboxPage } from './inbox/inbox-acts';
import { changeRequest, requestPage, resendRequest } from './inbox/request-acts';
import { workshopsPage } from './lists';
import {
  CAR_FILES_PATH,
  CARS_PATH,
  CONNECTIONS_PATH,
  FIGURES_PATH,
  INBOX_PATH,
  STOCK_REVIEW_PATH,
} from './paths';
import type { StaffAnswer, StaffVisit } from './staff-visit';
import { carFilesPage, carPage, carsPage, changeCar } from './stock/car-acts';
import { carScope } from './stock/car-scope';
import { decideStockReview, stockReviewPage } from './stock/stock-review';
import { cancelVisit, markStep, ratingsPage, showCancelForm, workshopPage } from './workshop/workshop-acts';

/** What somebody must be allowed besides being signed in. */
export type Permission =
  | 'signed-in'
  | 'workshop'
  | 'stock-review'
  | 'connections'
  | 'figures'
  | 'inbox'
  | 'cars';

interface StaffCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needs: Permission;
  readonly act: (visit: StaffVisit) => Promise<StaffAnswer> | StaffAnswer;
}

/** Every page and change behind the sign-in. Who may make which is asked before any of them begins. */
export const STAFF_CALLS: readonly StaffCall[] = [
  { method: 'GET', path: '/staff', needs: 'signed-in', act: workshopsPage },
  { method: 'GET', path: STOCK_REVIEW_PATH, needs: 'stock-review', act: stockReviewPage },
  { method: 'POST', path: STOCK_REVIEW_PATH, needs: 'stock-review', act: decideStockReview },
  { method: 'GET', path: FIGURES_PATH, needs: 'figures', act: figuresPage },
  { method: 'GET', path: `${FIGURES_PATH}/requests.csv`, needs: 'figures', act: exportRequestFigures },
  { method: 'GET', path: `${FIGURES_PATH}/visits.csv`, needs: 'figures', act: exportVisitFigures },
  { method: 'GET', path: CONNECTIONS_PATH, needs: 'connections', act: connectionsPage },
  { method: 'POST', path: CONNECTIONS_PATH, needs: 'connections', act: tryConnection },
  { method: 'GET', path: INBOX_PATH, needs: 'inbox', act: inboxPage },
  { method: 'GET', path: `${INBOX_PATH}/export.csv`, needs: 'inbox', act: exportRequests },
  { method: 'GET', path: `${INBOX_PATH}/:id`, needs: 'inbox', act: requestPage },
  { method: 'POST', path: `${INBOX_PATH}/:id/act`, needs: 'inbox', act: changeRequest },
  { method: 'POST', path: `${INBOX_PATH}/:id/resend`, needs: 'inbox', act: resendRequest },
  { method: 'GET', path: CARS_PATH, needs: 'cars', act: carsPage },
  { method: 'GET', path: CAR_FILES_PATH, needs: 'cars', act: carFilesPage },
  { method: 'GET', path: `${CARS_PATH}/car/:id`, needs: 'cars', act: carPage },
  { method: 'POST', path: `${CARS_PATH}/car/:id/act`, needs: 'cars', act: changeCar },
  { method: 'GET', path: '/staff/:departmentId', needs: 'workshop', act: workshopPage },
  { method: 'GET', path: '/staff/:departmentId/ratings', needs: 'workshop', act: ratingsPage },
  { method: 'GET', path: '/staff/:departmentId/board', needs: 'workshop', act: boardPage },
  { method: 'GET', path: '/staff/:departmentId/board/day', needs: 'workshop', act: boardData },
  { method: 'GET', path: '/staff/:departmentId/board/changes', needs: 'workshop', act: followBoard },
  { method: 'GET', path: '/staff/:departmentId/bookings/:id/places', needs: 'workshop', act: listPlaces },
  { method: 'GET', path: '/staff/:departmentId/bookings/:id/move', needs: 'workshop', act: movePage },
  { method: 'POST', path: '/staff/:departmentId/bookings/:id/move', needs: 'workshop', act: moveVisit },
  {
    method: 'POST',
    path: '/staff/:departmentId/bookings/:id/step',
    needs: 'workshop',
    act: markStep,
  },
  {
    method: 'GET',
    path: '/staff/:departmentId/bookings/:id/cancel',
    needs: 'workshop',
    act: showCancelForm,
  },
  {
    method: 'POST',
    path: '/staff/:departmentId/bookings/:id/cancel',
    needs: 'workshop',
    act: cancelVisit,
  },
];

/** The one place that says no. Staff are not told what there is besides their own. */
export function isAllowed(
  needs: Permission,
  { c, member, frame }: Pick<StaffVisit, 'c' | 'member' | 'frame'>,
): boolean {
  const { siteIndex } = frame.site;
  switch (needs) {
    case 'signed-in':
      return true;
    case 'workshop':
      return siteIndex !== null && mayOpen(member, siteIndex, c.req.param('departmentId') ?? '');
    // Which requests, the inbox asks of its scopes.
    case 'inbox':
      return answersRequests(member, siteIndex);
    // Which cars, their scope says.
    case 'cars':
      return carScope(frame.site, member) !== null;
    case 'stock-review':
      return mayReviewStock(member);
    // Of what is theirs, each part says.
    case 'figures':
      return seesFigures(member, siteIndex);
    case 'connections':
      return seesConnections(member);
  }
}
