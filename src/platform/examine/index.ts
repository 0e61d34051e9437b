export { skewFinding } from './clock';
export { type Finding, failure, fine, reasonOf, warning } from './finding';
export { examineMail } from './mail';
export {
  examineHosts,
  examineServer,
  examineServers,
  type OutsidePart,
  outsideServers,
} from './outside';
