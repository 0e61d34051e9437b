export { type FoundForm, foundForm } from './found-form';
