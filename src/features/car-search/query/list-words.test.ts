import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { listShape, parseList } from './list-query';
import { applyKeyphrase, applySegments, segmentOf } from './list-words';
import { MAP } from './list-words.fixture';

const setting = siteByKey('automotive-se').carList;
if (setting === null) throw new Error('the site has no car list');
const shape = listShape(setting, {}, ['car_site_id']);
const parse = (query: string) => parseList(new URLSearchParams(query), shape);

describe('wildcard segments', () => {
  const from = (...segments: string[]) => applySegments(parse(''), segments, MAP);

  test('V-082, V-083, V-085: are make and model, whatever the case', () => {
    expect(from('volvo', 'v60').values).toEqual({ car_brand: ['Volvo'], car_model: ['V60'] });
    expect(from('VOLVO').values).toEqual({ car_brand: ['Volvo'] });
  });

  test.each(['land-rover', 'land rover', 'Land%20Rover'.replace('%20', ' ')])(
    'V-085: %s is Land Rover',
    (segment) => {
      expect(from(segment).values).toEqual({ car_brand: ['Land Rover'] });
    },
  );

  test('a model under several makes belongs to the one named before it', () => {
    expect(from('fiat', '500').values).toEqual({ car_brand: ['Fiat'], car_model: ['500'] });
  });

  test('V-084: may be any other facet, and else become keyphrase', () => {
    expect(from('volvo', 'diesel').values).toEqual({ car_brand: ['Volvo'], car_fuel: ['Diesel'] });
    expect(from('volvo', 'dragkrok')).toMatchObject({
      values: { car_brand: ['Volvo'] },
      keyphrase: 'dragkrok',
    });
  });

  test('V-086: join what the query says', () => {
    const state = applySegments(parse('car_fuel=Diesel'), ['volvo'], MAP);
    expect(state.values).toEqual({ car_fuel: ['Diesel'], car_brand: ['Volvo'] });
  });

  test('are written as they are read', () => {
    for (const { values: known } of MAP)
      for (const { text } of known) expect(segmentOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(segmentOf('Škoda')).toBe('skoda');
  });
});

describe('keyphrase words', () => {
  const from = (keyphrase: string) => applyKeyphrase({ ...parse(''), keyphrase }, MAP);

  test('V-067, C-463, C-465: become filters where they are facet values, the rest stays', () => {
    expect(from('volvo diesel xyzzy')).toMatchObject({
      values: { car_brand: ['Volvo'], car_fuel: ['Diesel'] },
      keyphrase: 'xyzzy',
    });
  });

  test('name a model beside its make', () => {
    expect(from('volvo v60').values).toEqual({ car_brand: ['Volvo'], car_model: ['V60'] });
  });

  test('leave a model without its make a word, as it was written', () => {
    expect(from('v60')).toMatchObject({ values: {}, keyphrase: 'v60' });
    expect(applyKeyphrase(parse('car_brand=Volvo&keyphrase=v60'), MAP).values.car_model).toEqual(['V60']);
  });

  test('leave equipment to the search', () => {
    expect(from('dragkrok')).toMatchObject({ values: {}, keyphrase: 'dragkrok' });
  });
});
