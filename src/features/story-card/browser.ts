export { storyDay } from './story-date';
