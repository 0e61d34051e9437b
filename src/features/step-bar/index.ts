export { StepBar } from './step-bar';
