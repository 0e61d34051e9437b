export {
  type Breaker,
  type Breakers,
  type CircuitOutcome,
  createBreaker,
  createBreakers,
  type SeenServer,
} from './breaker';
