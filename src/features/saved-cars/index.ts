export { ChoiceRow, CompareButton, SaveButton } from './choice-buttons';
export { ChosenFailure } from './chosen-failure';
export { EmptyChoice } from './empty-choice';
export { GoneCars, RemoveLink } from './gone-cars';
export { SavedLink } from './saved-link';
