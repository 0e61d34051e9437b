export { placeholdersOf, type TextProblem } from './domain/check-text';
export {
  CHANNELS,
  type ExampleFrame,
  PLACEHOLDERS,
  type Template,
  type TemplateField,
  type Words,
  type WordsOf,
  type Written,
} from './domain/template';
export {
  createStaffTemplates,
  type ListedTemplate,
  type OpenedTemplate,
  type StaffTemplates,
  type TextProblems,
} from './staff-templates';
export { templateMigrations } from './store/migrations';
export type { TemplateChange } from './store/override-store';
export { templateData } from './store/personal-data';
export { builtInWords, writtenWords } from './words';
