import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { CATALOGUE } from '~test/service-booking/example-requests';
import { fakeService } from '~test/workshop/fake-service';
import { choiceLabels } from './order';

const HOSTILE = '<a href="https://evil.example">Bekräfta ditt konto</a>';

/** The catalogue with a Norwegian label for one option. */
const catalogue = {
  ...CATALOGUE,
  categories: CATALOGUE.categories.map((category) => ({
    ...category,
    options: category.options.map((option) =>
      option.optionid === 'lift' ? { ...option, label: { sv: 'Skjuts', nb: 'Skyss' } } : option,
    ),
  })),
};
const labels = (offerings: readonly string[], ...choices: string[]) =>
  choiceLabels(
    { catalogues: { of: () => catalogue }, workshops: fakeService({}) },
    siteByKey('automotive-se'),
    'nb',
    offerings,
    choices,
  );
const refused = { ok: false, error: { code: 'invalid', field: 'choices' } };

test('options are told by their ids and by their labels, and said in the language of the booking', async () => {
  expect(await labels(['quarters', 'wheels'], 'yours', 'lift')).toEqual({
    ok: true,
    value: ['Skyss', 'Hos er'],
  });
  for (const name of ['Skjuts', 'Skyss'])
    expect(await labels(['quarters'], name)).toEqual({ ok: true, value: ['Skyss'] });
  expect(await labels(['quarters'], 'lift', 'Skjuts')).toEqual({ ok: true, value: ['Skyss'] });
});

test('what is not offered with the services is refused, and so are two of one choice by radio', async () => {
  for (const choices of [['Ring mig'], [HOSTILE], ['lift', HOSTILE], ['constructor']])
    expect(await labels(['quarters'], ...choices)).toEqual(refused);
  expect(await labels(['wheels'], 'lift')).toEqual(refused);
  expect(await labels(['wheels'], 'mine', 'yours')).toEqual(refused);
});
