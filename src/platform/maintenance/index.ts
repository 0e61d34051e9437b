export {
  answerJson,
  type CallFailure,
  callServer,
  listenForMaintenance,
} from './socket';
