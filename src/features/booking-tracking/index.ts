export {
  type ChosenLines,
  type ErrorCode,
  type FlowName,
  type FlowStep,
  type LeadMethod,
  leadOf,
  type SoldVisit,
  type TrackedEvent,
  tracker,
} from './tracking';
export { useTrackedLeads } from './use-tracked-leads';
