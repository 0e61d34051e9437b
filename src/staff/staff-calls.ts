import { accountPage, changeOwnPassword, changeOwnPhone, endOwnSessions } from './account/account-acts';
import { changeFactor, factorPage } from './account/factor/factor-acts';
import { changeInvitation, invite, invitePage } from './account/invite-acts';
import {
  changeAccess,
  changeRights,
  endTheirSessions,
  peoplePage,
  personPage,
  resetFactor,
} from './account/people-acts';
import { changeTokens, endTheirToken, tokensPage } from './account/tokens/token-acts';
import { blockedPage, blockedSeriesPage, blockTime, releaseTime } from './blocked/blocked-acts';
import { boardData, boardPage, followBoard, listPlaces, movePage, moveVisit } from './board/board-acts';
import { capacitiesPage, capacityPage, changeCapacity, editCapacityPage } from './capacity/capacity-acts';
import { carNumbersPage, exportCarNumbers } from './car-numbers/number-acts';
import { connectionsPage, tryConnection } from './connections/connections-acts';
import { customersPage, findCustomers } from './customers/customers-acts';
import { changeCompanions, changeDrive, drivesPage } from './drives/drives-acts';
import { changeFacility, editFacilityPage, facilitiesPage, facilityPage } from './facilities/facility-acts';
import { exportRequestFigures, exportVisitFigures, figuresPage } from './figures/figures-acts';
import { exportRequests, findRequests, inboxPage } from './inbox/inbox-acts';
import { changeRequest, requestPage, resendRequest } from './inbox/request-acts';
import { workshopsPage } from './lists';
import {
  ACCOUNT_PASSWORD_PATH,
  ACCOUNT_PATH,
  ACCOUNT_PHONE_PATH,
  CAPACITY_PATH,
  CAR_FILES_PATH,
  CAR_NUMBERS_PATH,
  CARS_PATH,
  CONNECTIONS_PATH,
  DRIVES_PATH,
  FACILITIES_PATH,
  FIGURES_PATH,
  INBOX_PATH,
  INVITE_PATH,
  NEW_CAR_PATH,
  PEOPLE_PATH,
  SECOND_FACTOR_PATH,
  SETTINGS_PATH,
  STOCK_REVIEW_PATH,
  TEMPLATES_PATH,
  TOKENS_PATH,
} from './paths';
import type { Permission } from './permissions';
import { phonePage, takePhoneForm } from './phone/phone-acts';
import { changeSetting, settingPage, settingsPage } from './settings/settings-acts';
import type { AccountVisit, StaffAnswer, StaffVisit } from './staff-visit';
import { carFilesPage, carPage, carsPage, changeCar } from './stock/car-acts';
import { addCar, editCar, editCarPage, newCarPage } from './stock/own-car-acts';
import { arrangePictures, uploadPictures } from './stock/picture-acts';
import { decideStockReview, stockReviewPage } from './stock/stock-review';
import { changeTemplate, templatePage, templatesPage } from './templates/templates-acts';
import {
  agreementPage,
  changeContact,
  contactPage,
  endAgreement,
  endPage,
  makeAgreement,
  newAgreementPage,
} from './tyres/agreement-acts';
import { duePage, labelsPage, sendChangeNotices, sendOutsPage } from './tyres/lists/lists-acts';
import { changeTyreSet, makeSet, measureSet, newSetPage, setPage, tyrePhoto } from './tyres/sets/set-acts';
import { changeStorage, findTyres, labelPage, storagePage, tyresPage } from './tyres/tyres-acts';
import { changeNote, changeWork, visitPage } from './visit/visit-acts';
import { putOnWaitingList, takeOffWaitingList, waitingPage } from './waiting/waiting-acts';
import { weekData } from './week/week-acts';
import { workshopPage } from './workshop/day-acts';
import { cancelVisit, markStep, ratingsPage, showCancelForm } from './workshop/workshop-acts';

interface StaffCall<Visit> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needs: Permission;
  readonly act: (visit: Visit) => Promise<StaffAnswer> | StaffAnswer;
}

/** Those about accounts, which are there without workshops too. */
export const ACCOUNT_CALLS: readonly StaffCall<AccountVisit>[] = [
  { method: 'GET', path: ACCOUNT_PATH, needs: 'signed-in', act: accountPage },
  { method: 'POST', path: `${ACCOUNT_PATH}/sessions`, needs: 'signed-in', act: endOwnSessions },
  { method: 'POST', path: ACCOUNT_PASSWORD_PATH, needs: 'signed-in', act: changeOwnPassword },
  { method: 'POST', path: ACCOUNT_PHONE_PATH, needs: 'signed-in', act: changeOwnPhone },
  { method: 'GET', path: SECOND_FACTOR_PATH, needs: 'second-factor', act: factorPage },
  { method: 'POST', path: SECOND_FACTOR_PATH, needs: 'second-factor', act: changeFactor },
  { method: 'GET', path: TOKENS_PATH, needs: 'signed-in', act: tokensPage },
  { method: 'POST', path: TOKENS_PATH, needs: 'signed-in', act: changeTokens },
  { method: 'GET', path: PEOPLE_PATH, needs: 'people', act: peoplePage },
  { method: 'GET', path: INVITE_PATH, needs: 'people', act: invitePage },
  { method: 'POST', path: INVITE_PATH, needs: 'people', act: invite },
  { method: 'POST', path: `${INVITE_PATH}/:id`, needs: 'people', act: changeInvitation },
  { method: 'GET', path: `${PEOPLE_PATH}/:id`, needs: 'people', act: personPage },
  { method: 'POST', path: `${PEOPLE_PATH}/:id/sessions`, needs: 'people', act: endTheirSessions },
  { method: 'POST', path: `${PEOPLE_PATH}/:id/tokens`, needs: 'people', act: endTheirToken },
  { method: 'POST', path: `${PEOPLE_PATH}/:id/second-factor`, needs: 'people', act: resetFactor },
  { method: 'POST', path: `${PEOPLE_PATH}/:id/rights`, needs: 'people', act: changeRights },
  { method: 'POST', path: `${PEOPLE_PATH}/:id/access`, needs: 'people', act: changeAccess },
];

const TYRES = '/staff/:departmentId/tyres';
const TYRE_SET = `${TYRES}/:id/sets/:set`;

/** Those of a workshop's tyre hotel; an agreement of another workshop is none for it. */
const TYRE_CALLS: readonly StaffCall<StaffVisit>[] = [
  { method: 'GET', path: TYRES, needs: 'workshop', act: tyresPage },
  { method: 'POST', path: TYRES, needs: 'workshop', act: findTyres },
  { method: 'GET', path: `${TYRES}/new`, needs: 'workshop', act: newAgreementPage },
  { method: 'POST', path: `${TYRES}/new`, needs: 'workshop', act: makeAgreement },
  { method: 'GET', path: `${TYRES}/shelves`, needs: 'workshop', act: storagePage },
  { method: 'POST', path: `${TYRES}/shelves`, needs: 'workshop', act: changeStorage },
  { method: 'GET', path: `${TYRES}/due`, needs: 'workshop', act: duePage },
  { method: 'GET', path: `${TYRES}/send-outs`, needs: 'workshop', act: sendOutsPage },
  { method: 'POST', path: `${TYRES}/send-outs`, needs: 'workshop', act: sendChangeNotices },
  { method: 'GET', path: `${TYRES}/:id/labels`, needs: 'workshop', act: labelsPage },
  { method: 'GET', path: `${TYRES}/:id`, needs: 'workshop', act: agreementPage },
  { method: 'GET', path: `${TYRES}/:id/contact`, needs: 'workshop', act: contactPage },
  { method: 'POST', path: `${TYRES}/:id/contact`, needs: 'workshop', act: changeContact },
  { method: 'GET', path: `${TYRES}/:id/end`, needs: 'workshop', act: endPage },
  { method: 'POST', path: `${TYRES}/:id/end`, needs: 'workshop', act: endAgreement },
  { method: 'GET', path: `${TYRES}/:id/sets`, needs: 'workshop', act: newSetPage },
  { method: 'POST', path: `${TYRES}/:id/sets`, needs: 'workshop', act: makeSet },
  { method: 'GET', path: TYRE_SET, needs: 'workshop', act: setPage },
  { method: 'POST', path: TYRE_SET, needs: 'workshop', act: measureSet },
  { method: 'POST', path: `${TYRE_SET}/act`, needs: 'workshop', act: changeTyreSet },
  { method: 'GET', path: `${TYRE_SET}/photos/:position`, needs: 'workshop', act: tyrePhoto },
];

/** Every page and change behind the sign-in. Who may make which is asked before any of them begins. */
export const STAFF_CALLS: readonly StaffCall<StaffVisit>[] = [
  ...ACCOUNT_CALLS,
  { method: 'GET', path: '/staff', needs: 'signed-in', act: workshopsPage },
  { method: 'GET', path: STOCK_REVIEW_PATH, needs: 'stock-review', act: stockReviewPage },
  { method: 'POST', path: STOCK_REVIEW_PATH, needs: 'stock-review', act: decideStockReview },
  { method: 'GET', path: FIGURES_PATH, needs: 'figures', act: figuresPage },
  { method: 'GET', path: `${FIGURES_PATH}/requests.csv`, needs: 'figures', act: exportRequestFigures },
  { method: 'GET', path: `${FIGURES_PATH}/visits.csv`, needs: 'figures', act: exportVisitFigures },
  { method: 'GET', path: CONNECTIONS_PATH, needs: 'connections', act: connectionsPage },
  { method: 'POST', path: CONNECTIONS_PATH, needs: 'connections', act: tryConnection },
  { method: 'GET', path: INBOX_PATH, needs: 'inbox', act: inboxPage },
  { method: 'POST', path: INBOX_PATH, needs: 'inbox', act: findRequests },
  { method: 'GET', path: `${INBOX_PATH}/export.csv`, needs: 'inbox', act: exportRequests },
  { method: 'GET', path: `${INBOX_PATH}/:id`, needs: 'inbox', act: requestPage },
  // Where a form came back, its page has this address.
  { method: 'GET', path: `${INBOX_PATH}/:id/act`, needs: 'inbox', act: requestPage },
  { method: 'POST', path: `${INBOX_PATH}/:id/act`, needs: 'inbox', act: changeRequest },
  { method: 'POST', path: `${INBOX_PATH}/:id/resend`, needs: 'inbox', act: resendRequest },
  { method: 'GET', path: DRIVES_PATH, needs: 'inbox', act: drivesPage },
  { method: 'POST', path: `${DRIVES_PATH}/:id/act`, needs: 'inbox', act: changeDrive },
  { method: 'POST', path: `${DRIVES_PATH}/facilities/:id`, needs: 'inbox', act: changeCompanions },
  { method: 'GET', path: CARS_PATH, needs: 'cars', act: carsPage },
  { method: 'GET', path: CAR_FILES_PATH, needs: 'cars', act: carFilesPage },
  { method: 'GET', path: CAR_NUMBERS_PATH, needs: 'cars', act: carNumbersPage },
  { method: 'GET', path: `${CAR_NUMBERS_PATH}.csv`, needs: 'cars', act: exportCarNumbers },
  { method: 'GET', path: NEW_CAR_PATH, needs: 'cars', act: newCarPage },
  { method: 'POST', path: NEW_CAR_PATH, needs: 'cars', act: addCar },
  { method: 'GET', path: `${CARS_PATH}/car/:id`, needs: 'cars', act: carPage },
  { method: 'POST', path: `${CARS_PATH}/car/:id/act`, needs: 'cars', act: changeCar },
  { method: 'GET', path: `${CARS_PATH}/car/:id/edit`, needs: 'cars', act: editCarPage },
  { method: 'POST', path: `${CARS_PATH}/car/:id/edit`, needs: 'cars', act: editCar },
  { method: 'POST', path: `${CARS_PATH}/car/:id/pictures`, needs: 'cars', act: arrangePictures },
  { method: 'POST', path: `${CARS_PATH}/car/:id/upload`, needs: 'cars', act: uploadPictures },
  { method: 'GET', path: FACILITIES_PATH, needs: 'facilities', act: facilitiesPage },
  { method: 'GET', path: `${FACILITIES_PATH}/:id`, needs: 'facilities', act: facilityPage },
  { method: 'GET', path: `${FACILITIES_PATH}/:id/edit`, needs: 'facilities', act: editFacilityPage },
  { method: 'POST', path: `${FACILITIES_PATH}/:id/edit`, needs: 'facilities', act: changeFacility },
  // Whose label it is, the act asks.
  { method: 'GET', path: '/staff/tyres/:label', needs: 'signed-in', act: labelPage },
  { method: 'GET', path: TEMPLATES_PATH, needs: 'templates', act: templatesPage },
  { method: 'GET', path: `${TEMPLATES_PATH}/:site/:language/:id`, needs: 'templates', act: templatePage },
  { method: 'POST', path: `${TEMPLATES_PATH}/:site/:language/:id`, needs: 'templates', act: changeTemplate },
  { method: 'GET', path: SETTINGS_PATH, needs: 'settings', act: settingsPage },
  { method: 'GET', path: `${SETTINGS_PATH}/:site/:language/:setting`, needs: 'settings', act: settingPage },
  {
    method: 'POST',
    path: `${SETTINGS_PATH}/:site/:language/:setting`,
    needs: 'settings',
    act: changeSetting,
  },
  { method: 'GET', path: CAPACITY_PATH, needs: 'change-capacity', act: capacitiesPage },
  { method: 'GET', path: `${CAPACITY_PATH}/:departmentId`, needs: 'capacity', act: capacityPage },
  {
    method: 'GET',
    path: `${CAPACITY_PATH}/:departmentId/edit`,
    needs: 'change-capacity',
    act: editCapacityPage,
  },
  {
    method: 'POST',
    path: `${CAPACITY_PATH}/:departmentId/edit`,
    needs: 'change-capacity',
    act: changeCapacity,
  },
  { method: 'GET', path: '/staff/:departmentId', needs: 'workshop', act: workshopPage },
  { method: 'GET', path: '/staff/:departmentId/ratings', needs: 'workshop', act: ratingsPage },
  { method: 'GET', path: '/staff/:departmentId/board', needs: 'workshop', act: boardPage },
  { method: 'GET', path: '/staff/:departmentId/board/day', needs: 'workshop', act: boardData },
  { method: 'GET', path: '/staff/:departmentId/board/week', needs: 'workshop', act: weekData },
  { method: 'GET', path: '/staff/:departmentId/board/changes', needs: 'workshop', act: followBoard },
  { method: 'GET', path: '/staff/:departmentId/book', needs: 'workshop', act: phonePage },
  { method: 'POST', path: '/staff/:departmentId/book', needs: 'workshop', act: takePhoneForm },
  { method: 'GET', path: '/staff/:departmentId/customers', needs: 'workshop', act: customersPage },
  { method: 'POST', path: '/staff/:departmentId/customers', needs: 'workshop', act: findCustomers },
  { method: 'GET', path: '/staff/:departmentId/blocked', needs: 'workshop', act: blockedPage },
  { method: 'POST', path: '/staff/:departmentId/blocked', needs: 'workshop', act: blockTime },
  { method: 'GET', path: '/staff/:departmentId/blocked/:series', needs: 'workshop', act: blockedSeriesPage },
  {
    method: 'POST',
    path: '/staff/:departmentId/blocked/:series/release',
    needs: 'workshop',
    act: releaseTime,
  },
  ...TYRE_CALLS,
  { method: 'GET', path: '/staff/:departmentId/bookings/:id', needs: 'workshop', act: visitPage },
  { method: 'POST', path: '/staff/:departmentId/bookings/:id/work', needs: 'workshop', act: changeWork },
  { method: 'POST', path: '/staff/:departmentId/bookings/:id/note', needs: 'workshop', act: changeNote },
  { method: 'GET', path: '/staff/:departmentId/waiting', needs: 'workshop', act: waitingPage },
  { method: 'POST', path: '/staff/:departmentId/waiting', needs: 'workshop', act: putOnWaitingList },
  {
    method: 'POST',
    path: '/staff/:departmentId/waiting/:id/remove',
    needs: 'workshop',
    act: takeOffWaitingList,
  },
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
