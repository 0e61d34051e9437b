export { StepBar, type StepBarProps, type StepLabels } from './step-bar';
