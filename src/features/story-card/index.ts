export { StoryCard } from './story-card';
