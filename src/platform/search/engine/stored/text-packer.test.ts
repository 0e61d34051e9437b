import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextPacker } from './text-packer';

const phrase = fc.constantFrom(
  'Bilen är besiktigad och servad enligt bok. ',
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0i',
  '"months":36,"interest_rate":6.95,',
  'å',
  '🚗',
  'x'.repeat(40),
  '\u0000\u0001',
);
const text = fc.array(fc.oneof(phrase, fc.string({ unit: 'grapheme' })), { maxLength: 40 });

describe('a text packer', () => {
  it('gives back every text, whatever it packed before and after', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (lists) => {
        const packer = new TextPacker();
        const texts = lists.map((it) => it.join(''));
        const packed = texts.map((it) => Buffer.from(packer.pack(it)));
        expect(packed.map((it) => packer.unpack(it, 0))).toEqual(texts);
      }),
    );
  });

  it('gives back texts longer than its dictionary, and others once the dictionary is full', () => {
    const packer = new TextPacker();
    let seed = 1;
    const noise = (length: number) =>
      Array.from({ length }, () => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        return String.fromCharCode(32 + ((seed >>> 16) % 90));
      }).join('');
    const texts = [noise(300_000), ...Array.from({ length: 300 }, () => noise(700)), 'y'.repeat(200_000)];
    const packed = texts.map((it) => Buffer.from(packer.pack(it)));
    expect(texts.every((it, i) => packer.unpack(packed[i] ?? Buffer.alloc(0), 0) === it)).toBe(true);
    expect(packer.memoryBytes()).toBeLessThan(300_000);
  });

  it('packs texts of one make into a small part of their length', () => {
    const packer = new TextPacker();
    const offer = (n: number) =>
      JSON.stringify({
        title: 'Billån',
        durations: [12, 24, 36, 48].map((months) => ({ months, rate: n + months / 100 })),
      });
    const packed = Array.from({ length: 100 }, (_, n) => packer.pack(offer(n)).length / offer(n).length);
    expect(packed.at(-1)).toBeLessThan(0.4);
  });
});
