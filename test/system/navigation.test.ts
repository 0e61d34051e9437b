import { openTheStage } from './navigation/bar';
import { onPages } from './navigation/on-pages';
import { panels } from './navigation/panels';
import { sizes } from './navigation/sizes';

openTheStage();

sizes();
panels();
onPages();
