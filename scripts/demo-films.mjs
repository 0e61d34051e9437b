// Records the demo's films from its own drawings: node scripts/demo-films.mjs http://127.0.0.1:3000
// A slow camera over one scene, with what moves in the air; each film ends as it begins, so that it can loop.
// Needs a running server (it draws the scenes) and Chromium (it encodes H.264). Writes src/demo/films/*.mp4.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './runtime.mjs';

const RATE = 24;
const WIDE = { width: 1280, height: 720, bitrate: 620_000 };
const TALL = { width: 540, height: 720, bitrate: 330_000 };

/** `look` is what the camera turns around, as parts of the picture; `air` is what moves in front of it. */
const FILMS = [
  {
    name: 'film-forest-road',
    scene: 'scene-forest-road-2',
    seconds: 8,
    air: 'mist',
    look: [0.66, 0.62],
    ...WIDE,
  },
  {
    name: 'film-forest-road-phone',
    scene: 'scene-forest-road-2',
    seconds: 8,
    air: 'mist',
    look: [0.62, 0.62],
    ...TALL,
  },
  {
    name: 'film-workshop',
    scene: 'scene-workshop-bay-3',
    seconds: 8,
    air: 'dust',
    look: [0.6, 0.5],
    ...WIDE,
  },
  {
    name: 'film-workshop-phone',
    scene: 'scene-workshop-bay-3',
    seconds: 8,
    air: 'dust',
    look: [0.6, 0.5],
    ...TALL,
  },
];

const server = process.argv[2] ?? 'http://127.0.0.1:3000';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.goto(new URL('/healthz', server.replace('127.0.0.1', 'localhost')).href);
  for (const film of FILMS) {
    const { config, frames } = await page.evaluate(record, { ...film, rate: RATE });
    const bytes = mp4({ ...film, config: Buffer.from(config, 'base64'), frames });
    writeFileSync(join(root, 'src', 'demo', 'films', `${film.name}.mp4`), bytes);
    console.log(`${film.name}.mp4: ${Math.round(bytes.length / 1024)} KB, ${frames.length} frames`);
  }
} finally {
  await browser.close();
}

/** Runs in the page: draws each frame and encodes it. */
async function record({ scene, seconds, air, look, width, height, bitrate, rate }) {
  const picture = new Image();
  picture.src = `/media/${scene}/1920.webp`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const base64 = (bytes) =>
    btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  const frames = [];
  let config = '';
  const encoder = new VideoEncoder({
    output(chunk, { decoderConfig } = {}) {
      if (decoderConfig?.description) config = base64(decoderConfig.description);
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ key: chunk.type === 'key', bytes: base64(bytes) });
    },
    error: (cause) => console.error(cause),
  });
  const avc = { format: 'avc' };
  encoder.configure({
    codec: 'avc1.64001f',
    width,
    height,
    bitrate,
    framerate: rate,
    avc,
    latencyMode: 'quality',
  });

  /** 0 → 1 → 0 over the film, without a jerk at its ends. */
  const wave = (at, phase = 0) => 0.5 - 0.5 * Math.cos(2 * Math.PI * (at + phase));
  const camera = (at) => {
    const zoom = 1.08 + 0.06 * wave(at);
    const fit = Math.max(width / picture.width, height / picture.height) * zoom;
    const [wide, high] = [picture.width * fit, picture.height * fit];
    const sway = (wave(at, 0.25) - 0.5) * 0.03;
    const place = (part, length, room) => Math.min(0, Math.max(room - length, room / 2 - part * length));
    pen.drawImage(picture, place(look[0] + sway, wide, width), place(look[1], high, height), wide, high);
  };
  const mist = (at) => {
    for (const [level, speed, size, strength] of [
      ...[
        [0.5, 1, 0.55, 0.2],
        [0.62, -1, 0.7, 0.16],
      ],
      ...[[0.4, 1, 0.8, 0.12]],
    ]) {
      for (const start of [0, 0.34, 0.7]) {
        const x = ((((start + speed * at) % 1) + 1) % 1) * (width + 2 * size * width) - size * width;
        const [radius, y] = [size * width * 0.5, level * height];
        const cloud = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
        cloud.addColorStop(0, `rgb(238 242 228 / ${strength})`);
        cloud.addColorStop(1, 'rgb(238 242 228 / 0)');
        pen.save();
        pen.translate(x, y);
        pen.scale(1, 0.22);
        pen.fillStyle = cloud;
        pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
        pen.restore();
      }
    }
  };
  const dust = (at) => {
    for (let mote = 0; mote < 46; mote++) {
      const random = (salt) => (Math.abs(Math.sin(mote * 91.7 + salt * 47.3)) * 9973) % 1;
      const rise = (random(1) + at) % 1;
      const x = random(2) * width + Math.sin(2 * Math.PI * (at + random(3))) * 26;
      pen.fillStyle = `rgb(255 241 214 / ${0.5 * Math.sin(Math.PI * rise) * random(4)})`;
      pen.beginPath();
      pen.arc(x, height * (1 - rise * 0.9), 1 + 2.4 * random(5), 0, 7);
      pen.fill();
    }
    pen.fillStyle = `rgb(255 226 170 / ${0.05 * wave(at * 2)})`;
    pen.fillRect(0, 0, width, height);
  };

  const count = seconds * rate;
  for (let frame = 0; frame < count; frame++) {
    const at = frame / count;
    camera(at);
    (air === 'mist' ? mist : dust)(at);
    const image = new VideoFrame(canvas, { timestamp: Math.round((frame * 1e6) / rate) });
    encoder.encode(image, { keyFrame: frame % 96 === 0 });
    image.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  return { config, frames };
}

/** The frames as an MP4 file whose table comes first, so that it plays while it loads (ISO/IEC 14496-12, -15). */
function mp4({ width, height, config, frames }) {
  const samples = frames.map(({ bytes }) => Buffer.from(bytes, 'base64'));
  const u16 = (...values) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
  const u32 = (...values) =>
    Buffer.concat(
      values.map((value) => {
        const word = Buffer.alloc(4);
        word.writeUInt32BE(value >>> 0);
        return word;
      }),
    );
  const box = (type, ...parts) => {
    const body = Buffer.concat(parts);
    return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
  };
  const full = (type, flags, ...parts) => box(type, u32(flags), ...parts);
  const table = (rows) => [u32(rows.length), u32(...rows.flat())];
  const unity = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const length = frames.length;
  const avc1 = box(
    'avc1',
    u32(0),
    u16(0, 1),
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    box('avcC', config),
  );
  const tables = (offset) =>
    box(
      'stbl',
      full('stsd', 0, u32(1), avc1),
      full('stts', 0, ...table([[length, 1]])),
      full('stss', 0, ...table(frames.flatMap(({ key }, at) => (key ? [[at + 1]] : [])))),
      full('stsc', 0, ...table([[1, length, 1]])),
      full('stsz', 0, u32(0, length), u32(...samples.map(({ length: size }) => size))),
      full('stco', 0, ...table([[offset]])),
    );
  const movie = (offset) =>
    box(
      'moov',
      full(
        'mvhd',
        0,
        u32(0, 0, RATE, length, 0x10000),
        u16(0x100, 0),
        u32(0, 0),
        unity,
        Buffer.alloc(24),
        u32(2),
      ),
      box(
        'trak',
        full('tkhd', 3, u32(0, 0, 1, 0, length, 0, 0, 0, 0), unity, u32(width << 16, height << 16)),
        box(
          'mdia',
          full('mdhd', 0, u32(0, 0, RATE, length), u16(0x55c4, 0)),
          full('hdlr', 0, u32(0), Buffer.from('vide'), Buffer.alloc(12), Buffer.from('Film\0')),
          box(
            'minf',
            full('vmhd', 1, u16(0, 0, 0, 0)),
            box('dinf', full('dref', 0, u32(1), full('url ', 1))),
            tables(offset),
          ),
        ),
      ),
    );
  const head = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2avc1mp41'));
  const start = head.length + movie(0).length + 8;
  return Buffer.concat([head, movie(start), box('mdat', ...samples)]);
}
