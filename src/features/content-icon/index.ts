export { ContentIcon, hasIcon } from './content-icon';
