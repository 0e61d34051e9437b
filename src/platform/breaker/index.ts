export { type Breaker, type Breakers, type CircuitOutcome, createBreaker, createBreakers } from './breaker';
