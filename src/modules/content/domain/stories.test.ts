import { expect, test } from 'vitest';
import { readItemContent, type StoryContent } from './item';
import { storyFrom } from './stories';

const about = { id: 'a', name: 'a', displayName: 'A', path: '/a', templateId: 'StoryPage' };

function content(fields: object): StoryContent {
  const { story } = readItemContent('StoryPage', 'a', {}, fields);
  if (story === null) throw new Error('a story page has the fields of a story');
  return story;
}

test.each([
  ['2026-01-01T00:30:00+01:00', Date.UTC(2025, 11, 31, 23, 30)],
  ['2025-12-31T23:30:00Z', Date.UTC(2025, 11, 31, 23, 30)],
  ['2026-01-01T00:30', Date.UTC(2026, 0, 1, 0, 30)],
  ['2026-01-01T23:45:00', Date.UTC(2026, 0, 1, 23, 45)],
  ['2026-01-01', Date.UTC(2026, 0, 1)],
])('C-401 value, dateValue and words of %s say one day in Sweden', (date, dateValue) => {
  const story = storyFrom(about, content({ date }), 'sv', 'Europe/Stockholm');
  expect(story.date).toEqual({ value: date, dateValue, formattedDateValue: '1 januari 2026' });
});

test('C-401 an instant is another day where the clocks are behind, and other words in another language', () => {
  const words = (language: string, zone: string) =>
    storyFrom(about, content({ date: '2026-01-01T00:30:00+01:00' }), language, zone).date.formattedDateValue;
  expect(words('en-GB', 'Europe/London')).toBe('31 December 2025');
  expect(words('fi', 'Europe/Helsinki')).toBe('1. tammikuuta 2026');
});

test.each([
  'A1B2C3D4E5F647890123456789ABCDEF',
  '{A1B2C3D4-E5F6-4789-0123-456789ABCDEF}',
  'a1b2c3d4-e5f6-4789-0123-456789abcdef',
])('C-407 a tag stored as %s is one id, 8-4-4-4-12', (tags) => {
  expect(storyFrom(about, content({ tags }), 'sv', 'UTC').tags).toEqual([
    'a1b2c3d4-e5f6-4789-0123-456789abcdef',
  ]);
});
