import { describe, expect, it } from 'vitest';
import { bundledPlaces } from '.';

const places = bundledPlaces();

async function expectFound(country: 'FI' | 'SK', name: string, bent: string): Promise<void> {
  for (const each of bent.split('|')) expect((await places.find(each, country))?.name, each).toBe(name);
}

describe('names of places as sentences bend them', () => {
  it.each([
    ['Porvoo', 'porvoon|porvoossa|porvoosta|porvooseen'],
    ['Lahti', 'lahden|lahdessa|lahteen'],
    ['Turku', 'turun|turusta|turkuun'],
    ['Tampere', 'tampereen|tampereella|tampereelta'],
    ['Riihimäki', 'riihimäen|riihimäellä'],
    ['Seinäjoki', 'seinäjoella|seinäjoelta|seinäjoen'],
    ['Nurmijärvi', 'nurmijärvellä|nurmijärven'],
    ['Rovaniemi', 'rovaniemellä|rovaniemen'],
    ['Hyvinkää', 'hyvinkäällä|hyvinkään|HYVINKÄÄLTÄ'],
    ['Järvenpää', 'järvenpäässä|järvenpään|jarvenpaassa'],
    ['Kerava', 'keravalla|keravan'],
    ['Vihti', 'vihdissä|vihdin'],
    ['Lappeenranta', 'lappeenrannassa|lappeenrannan'],
    ['Valkeakoski', 'valkeakoskella'],
    ['Kirkkonummi', 'kirkkonummella'],
    ['Pori', 'porissa|porin|poriin'],
    ['Orivesi', 'orivedellä|oriveteen'],
    ['Varkaus', 'varkaudessa|varkauden'],
    ['Kauniainen', 'kauniaisissa|kauniaisten'],
    ['Hanko', 'hangossa|hangon'],
    ['Leppävirta', 'leppävirralla'],
    ['Pietarsaari', 'pietarsaaressa'],
    ['Salo', 'salossa'],
    ['Mänttä', 'mäntässä'],
  ])('of Finland: %s', (name, bent) => expectFound('FI', name, bent));
  it.each([
    ['Poprad', 'poprade|popradu'],
    ['Trenčín', 'trenčíne|trenčína|trencine'],
    ['Martin', 'martina|martine'],
    ['Michalovce', 'michalovciach|michaloviec'],
    ['Levice', 'leviciach|levíc'],
    ['Senec', 'senci|senca'],
    ['Pezinok', 'pezinku|pezinka'],
    ['Lučenec', 'lučenci'],
    ['Piešťany', 'piešťanoch|piešťan'],
    ['Galanta', 'galante|galanty'],
    ['Komárno', 'komárne|komárna'],
    ['Humenné', 'humennom|humenného'],
    ['Dunajská Streda', 'dunajskej strede|dunajskej stredy'],
    ['Nové Zámky', 'nových zámkoch'],
  ])('of Slovakia: %s', (name, bent) => expectFound('SK', name, bent));
  it('are not those that are names of other places, nor words that only end alike', async () => {
    expect((await places.find('Salla', 'FI'))?.name).toBe('Salla');
    expect((await places.find('Modra', 'SK'))?.name).toBe('Modra');
    for (const word of ['auton', 'autossa', 'automaatti', 'hyvällä', 'penkit', 'vähän', 'ajettu', 'merkki'])
      expect(await places.find(word, 'FI'), word).toBeUndefined();
    for (const word of ['autom', 'klimatizácia', 'koža', 'strecha', 'motora', 'dobrom', 'dverami'])
      expect(await places.find(word, 'SK'), word).toBeUndefined();
    expect(await places.find('lundaa', 'SE')).toBeUndefined();
  });
});
