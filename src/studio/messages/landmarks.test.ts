import { expect, test } from 'vitest';
import { STUDIO_LANGUAGES } from '~/modules/content/studio-wire';
import { sayIn } from '.';

test.each([...STUDIO_LANGUAGES])(
  'in %s the two ways through the studio have names of their own',
  (language) => {
    const say = sayIn(language);
    expect(say('rooms')).not.toBe(say('panes'));
  },
);
