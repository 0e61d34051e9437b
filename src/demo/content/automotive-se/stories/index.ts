import type { SeedItem } from '~/modules/content';
import { page } from '../../build/item';
import { type StoryCopy, story, type TagWords } from '../../build/story';
import { stories as english } from '../english/group';
import { STORY_TEXTS } from '../english/story-texts';
import { sv } from '../kit';
import { electricStories } from './electric';
import { roadStories } from './road';
import { workshopStories } from './workshop';

export const TAGS: TagWords = {
  elbil: { sv: 'Elbil', en: 'Electric' },
  rad: { sv: 'Tips och råd', en: 'Advice' },
  resor: { sv: 'Resor', en: 'Travel' },
  verkstad: { sv: 'Verkstad', en: 'Workshop' },
  sakerhet: { sv: 'Säkerhet', en: 'Safety' },
  ekonomi: { sv: 'Ekonomi', en: 'Money' },
  kopa: { sv: 'Köpa och sälja', en: 'Buying and selling' },
  manniskor: { sv: 'Människor', en: 'People' },
};

const inEnglishToo = (copy: StoryCopy): StoryCopy => {
  const en = STORY_TEXTS[copy.name];
  return en === undefined ? copy : { ...copy, texts: { ...copy.texts, en } };
};

const STORIES = [...electricStories, ...roadStories, ...workshopStories];

/** `/livet-med-bil` with its stories, dated back from today. */
export const storyPages = (today: string): SeedItem =>
  page(
    'livet-med-bil',
    {
      en: english,
      sv: {
        title: 'Livet med bil',
        description: 'Artiklar om att köpa, köra, ladda, laga och resa med bil, från Nordhems redaktion.',
        main: [sv.storiesList('Livet med bil', '/livet-med-bil')],
      },
    },
    { children: STORIES.map((copy) => story(inEnglishToo(copy), today, 'sv')) },
  );
