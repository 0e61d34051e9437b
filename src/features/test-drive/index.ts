export { DrivePageView, drivePageTitle } from './test-drive.view';
