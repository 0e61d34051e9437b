export {
  answerJson,
  type CallFailure,
  callServer,
  listenForMaintenance,
  type MaintenanceCalls,
} from './socket';
