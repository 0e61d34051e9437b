export { NoticePageView, noticePageTitle } from './notice-page';
export { VisitPageView, visitPageTitle } from './workshop-visit.view';
