export { VisitPageView, visitPageTitle } from './workshop-visit.view';
