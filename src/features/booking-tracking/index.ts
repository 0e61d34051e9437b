export {
  type FlowStep,
  type TrackedEvent,
  tracker,
} from './tracking';
export { useTrackedLeads } from './use-tracked-leads';
