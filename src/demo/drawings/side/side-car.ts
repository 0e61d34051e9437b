import type { SideShape } from '../bodies/shape';
import { curve, heightAt, n, n2, shifted } from '../geometry';
import type { Paint } from '../palette';
import { dice } from '../random';
import { ROUND, softEllipse, softLine } from '../soft';
import { linear, radial } from '../svg';
import { glassDefs, sideGlass } from './glass';
import { NARROW, outline, paintDefs, paintLayers, WIDE } from './paint';
import { type WheelDesign, wheel, wheelDefs, wheelFinish } from './wheel';

export interface CarLook {
  shape: SideShape;
  paint: Paint;
  design: WheelDesign;
  electric: boolean;
  seed: number | string;
}

/** A part of a drawing: definitions to hoist, and marks that refer to them. */
export interface Part {
  defs: string;
  marks: string;
}

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function shutLines(id: string, shape: SideShape, paint: Paint): string {
  const lines = [...shape.doors, shape.bonnet].map((nodes) => curve(nodes)).join('');
  return (
    `<defs><path id="${id}L" d="${lines}"/></defs><use href="#${id}L" ${LINE} stroke="${paint.hi}" stroke-opacity=".35" stroke-width=".6" transform="translate(.7 .3)"/>` +
    `<use href="#${id}L" ${LINE} stroke="${paint.deep}" stroke-opacity=".85" stroke-width=".7"/>`
  );
}

function handles(shape: SideShape, paint: Paint): string {
  return shape.handles
    .map(
      ([x, h]) =>
        `<g transform="translate(${n(x)} ${n(-h)})"><rect x="-10.5" y="-2.6" width="21" height="6" rx="3" fill="${paint.deep}" fill-opacity=".35"/>` +
        `<rect x="-10" y="-2.4" width="20" height="3.6" rx="1.8" fill="${paint.light}"/><rect x="-9.5" y="-2.2" width="19" height="1.2" rx=".6" fill="${paint.hi}" fill-opacity=".8"/>` +
        `<rect x="-9" y="1.2" width="18" height="1" rx=".5" fill="${paint.deep}" fill-opacity=".6"/></g>`,
    )
    .join('');
}

function mirror(shape: SideShape, paint: Paint): string {
  const [x, h] = shape.mirror;
  return (
    `<g transform="translate(${n(x)} ${n(-h)})"><path d="M2 5Q4 1 9 0L12 5Z" fill="#0b0c0e"/>` +
    `<path d="M-5 -1Q-5.5 -8 3 -10.500Q12 -12 15 -9Q16.5 -5 15 0Q6 2.5 -2 1.500Q-5 1 -5 -1Z" fill="${paint.base}"/>` +
    `<path d="M-3.5 -4Q-2 -8.5 4 -9.800Q11 -11 14 -8.600Q14.5 -7 14.3 -6Q4 -7.5 -3.5 -4Z" fill="${paint.hi}" fill-opacity=".65"/>` +
    `<path d="M-4.5 0Q4 1 15 -1.500Q15 0 14.6 .8Q6 2.6 -2 1.600Q-4 1.3 -4.5 0Z" fill="#0b0c0e"/></g>`
  );
}

function lamps(id: string, shape: SideShape, seed: number | string): string {
  const signature = dice(seed, 'lamp').pick(['line', 'dots', 'hook']);
  const head = curve(shape.headlight, { closed: true });
  const tail = curve(shape.taillight, { closed: true });
  const upper = shape.headlight.slice(0, Math.ceil(shape.headlight.length / 2));
  const line = curve(shifted(upper, 1, -2.2));
  const dash = signature === 'dots' ? ' stroke-dasharray="4 2.4"' : '';
  const hook = signature === 'hook' ? 1.8 : 1.2;
  const front = upper[0] ?? [0, 0];
  return (
    `<path d="${head}" fill="#0d1115" stroke="#0a0b0d" stroke-width="1"/><path d="${head}" fill="url(#${id}hl)"/>` +
    `<circle cx="${n(front[0] + 16)}" cy="${n(-front[1] - 2.6)}" r="2.7" fill="#1a2026" stroke="#dfe9f1" stroke-opacity=".8" stroke-width=".7"/>` +
    `<circle cx="${n(front[0] + 24)}" cy="${n(-front[1] - 4.8)}" r="2.3" fill="#1a2026" stroke="#dfe9f1" stroke-opacity=".7" stroke-width=".6"/>` +
    `<path d="${line}" ${LINE} stroke="#fff" stroke-width="${n2(hook)}"${dash}/>` +
    softLine({ color: '#eaf5ff', width: 4, opacity: 0.5, deviation: NARROW }, line, ROUND) +
    `<path d="${tail}" fill="#3a0508" stroke="#14060a" stroke-width=".8"/><path d="${tail}" fill="url(#${id}tl)"/>` +
    `<g clip-path="url(#${id}tc)"><path d="${curve(shape.taillight, { closed: true })}" fill="none" stroke="#ff5a4e" stroke-width="3.4" stroke-opacity=".75"/></g>`
  );
}

function lampDefs(id: string, shape: SideShape): string {
  const xs = shape.taillight.map(([x]) => x);
  const hs = shape.headlight.map(([, h]) => h);
  return (
    linear(
      `${id}hl`,
      [0, -Math.max(...hs), 0, -Math.min(...hs)],
      '0 #dfeaf3 0.75, 0.5 #8fa3b3 0.35, 1 #dfeaf3 0.3',
    ) +
    linear(`${id}tl`, [Math.min(...xs), 0, Math.max(...xs), 0], '0 #8d1016, 0.6 #d3252a, 1 #7e0d12') +
    `<clipPath id="${id}tc"><path d="${curve(shape.taillight, { closed: true })}"/></clipPath>`
  );
}

function darkParts(shape: SideShape): string {
  const parts = shape.dark.map((nodes) => curve(nodes, { closed: true })).join('');
  const [front, rear] = shape.axles;
  const sillFrom = front + shape.tyre + 2;
  const sillTo = rear - shape.tyre - 2;
  const s = shape.sill;
  const rise = shape.cladding ? 10 : 3.4;
  const sill = `M${n(sillFrom)} ${n(-s - rise)}H${n(sillTo)}L${n(sillTo - 4)} ${n(-s + 2.5)}H${n(sillFrom + 4)}Z`;
  let clad = '';
  if (shape.cladding) {
    const r = shape.tyre + 6;
    clad = shape.axles
      .map((x) => {
        const dx = Math.sqrt(r * r - (shape.tyre - s) ** 2);
        return `<path d="M${n(x - dx)} ${n(-s)}A${n(r)} ${n(r)} 0 1 1 ${n(x + dx)} ${n(-s)}" fill="none" stroke="#17191b" stroke-width="6.6"/><path d="M${n(x - dx)} ${n(-s - 2)}A${n(r + 2.6)} ${n(r + 2.6)} 0 1 1 ${n(x + dx)} ${n(-s - 2)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8"/>`;
      })
      .join('');
  }
  return `<path d="${sill}" fill="#111315"/><path d="M${n(sillFrom)} ${n(-s - rise)}H${n(sillTo)}" stroke="#fff" stroke-opacity=".16" stroke-width=".6"/>${clad}<path d="${parts}" fill="#0d0f11"/><path d="${parts}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width=".6"/>`;
}

function flap(shape: SideShape, paint: Paint): string {
  const [x, h] = shape.flap;
  return `<rect x="${n(x - 7)}" y="${n(-h - 7)}" width="14" height="14" rx="4" fill="none" stroke="${paint.deep}" stroke-opacity=".6" stroke-width=".6"/>`;
}

function slideRail(shape: SideShape, paint: Paint): string {
  if (!shape.slide) return '';
  const d = curve(shape.slide);
  return `<path d="${d}" ${LINE} stroke="${paint.deep}" stroke-opacity=".8" stroke-width="2.4"/><path d="${curve(shifted(shape.slide, 0, -1.6))}" ${LINE} stroke="${paint.hi}" stroke-opacity=".5" stroke-width=".7"/>`;
}

/** Windscreen frame, seats and roll hoops of an open car; the body is drawn over their feet. */
function openCabin(shape: SideShape): string {
  const seats = shape.seats
    .map((x, i) => {
      const h = i === 0 ? 0 : -5;
      return `<g transform="translate(${n(x)} ${n(h * -1)})"><path d="M-16 -84Q-8 -100 -3 -113Q0 -117 8 -116Q15 -115 15 -108L18 -84Z" fill="#2b2420"/><path d="M-3 -113Q0 -117 8 -116L6 -84H-6Z" fill="#5a4a3f" fill-opacity=".6"/><path d="M0 -118Q0 -127 8 -128Q16 -127 15.5 -120Q15 -115.5 8 -115.5Q1 -115 0 -118Z" fill="#352c27"/><path d="M2 -121Q3 -126 9 -126.4" fill="none" stroke="#a08c7d" stroke-opacity=".7" stroke-width="1"/></g>`;
    })
    .join('');
  return (
    `<path d="M150 -92Q184 -110 219 -124.500L214 -94Z" fill="#8fa6b6" fill-opacity=".5"/><path d="M176 -104L206 -118.500L203 -94H184Z" fill="#fff" fill-opacity=".16"/>` +
    `<path d="M236 -92L229 -103" stroke="#15181b" stroke-width="3"/><ellipse cx="231" cy="-101" rx="2.6" ry="11" transform="rotate(-24 231 -101)" fill="none" stroke="#1d2124" stroke-width="2.4"/>` +
    seats +
    `<path d="M145 -92Q182 -111 217 -125.5Q222 -127 221 -123.5L218.5 -121.5Q188 -109 158 -91Z" fill="#121518"/><path d="M150 -93Q184 -110.5 218 -124.8" fill="none" stroke="#dfe6ec" stroke-opacity=".75" stroke-width=".8"/>`
  );
}

/** Rails follow the roof at a small distance, with a foot at either end. */
function roofRails(id: string, shape: SideShape): Part {
  if (!shape.rails) return { defs: '', marks: '' };
  const [from, to] = shape.rails;
  const roof = curve(shape.top);
  const foot = (x: number, lean: number): string => {
    const h = heightAt(shape.top, x) + 1;
    return `M${n(x - 5)} ${n(-h + 3)}L${n(x - 4 + lean)} ${n(-h - 3.4)}H${n(x + 4 + lean)}L${n(x + 5)} ${n(-h + 3)}Z`;
  };
  return {
    defs: `<clipPath id="${id}rr"><rect x="${n(from)}" y="-260" width="${n(to - from)}" height="200"/></clipPath>`,
    marks:
      `<path d="${foot(from + 6, 1)}${foot((from + to) / 2, 0)}${foot(to - 6, -1)}" fill="#141618"/>` +
      `<g clip-path="url(#${id}rr)"><path d="${roof}" fill="none" stroke="#141618" stroke-width="2" transform="translate(0 -2.9)"/><path d="${roof}" fill="none" stroke="#d5dade" stroke-width=".8" transform="translate(0 -3.5)"/></g>`,
  };
}

/** The whole car seen from its left side, ground at y = 0, in centimetres; marks refer to ids that begin with `id`. */
export function sideCar(id: string, look: CarLook): Part {
  const { shape, paint, seed } = look;
  const body = outline(shape);
  const glass = curve(shape.glass, { closed: true });
  const finish = wheelFinish(seed, look.design);
  const scale = n2(shape.tyre / 100);
  const defs =
    paintDefs(id, shape, paint) +
    glassDefs(id, shape, glass) +
    lampDefs(id, shape) +
    wheelDefs(id, finish.dark) +
    `<clipPath id="${id}body"><path d="${body}"/></clipPath>` +
    `<g id="${id}wh">${wheel(id, look.design, { caliper: finish.caliper })}</g>`;
  const [front, rear] = shape.axles;
  const wells = shape.axles
    .map((x) => `<circle cx="${n(x)}" cy="${n(-shape.tyre)}" r="${n(shape.tyre + 4.5)}" fill="#050607"/>`)
    .join('');
  const t = n(shape.tyre);
  const wheels = shape.axles.map(
    (x) => `<g transform="translate(${n(x)} -${t}) scale(${scale})"><use href="#${id}wh"/></g>`,
  );
  // The arches throw their shadow over the upper tyres.
  const shadows = softLine(
    { color: '#000', width: 5, opacity: 0.55, deviation: WIDE },
    shape.axles
      .map((x) => `M${n(x - shape.tyre)} ${n(2 - shape.tyre)}a${t} ${t} 0 0 1 ${n(2 * shape.tyre)} 0`)
      .join(''),
  );
  const under = `<path d="M${n(front)} ${n(-shape.sill - 14)}H${n(rear)}V-13H${n(front)}Z" fill="#08090a"/>`;
  const rails = roofRails(id, shape);
  const marks =
    rails.marks +
    (shape.open === 'cabriolet' ? openCabin(shape) : '') +
    under +
    wells +
    wheels.join('') +
    shadows +
    paintLayers(id, shape, paint, body) +
    `<g clip-path="url(#${id}body)">${shutLines(id, shape, paint)}${darkParts(shape)}${lamps(id, shape, seed)}</g>` +
    (shape.glass.length > 0 ? sideGlass(id, shape, glass) : '') +
    slideRail(shape, paint) +
    flap(shape, paint) +
    handles(shape, paint) +
    mirror(shape, paint);
  return { defs: defs + rails.defs, marks };
}

/** What the car leaves on the floor: a broad soft shadow and a dark line under each tyre. */
export function groundShadow(id: string, shape: SideShape, strength = 1): Part {
  const [front, rear] = shape.axles;
  const middle = shape.length / 2;
  const contact = softEllipse([front, 0, shape.tyre * 0.95, 2.6], '#000', 0.85 * strength, 2, [rear]);
  return {
    defs: radial(
      `${id}sg`,
      [middle, 0, shape.length * 0.56],
      `0 #0b0e11 ${0.7 * strength}, 0.45 #0b0e11 ${0.46 * strength}, 0.7 #0b0e11 ${0.17 * strength}, 0.86 #0b0e11 ${0.05 * strength}, 1 #0b0e11 0`,
      0.1,
    ),
    marks:
      `<ellipse cx="${n(middle)}" cy="3" rx="${n(shape.length * 0.56)}" ry="${n(shape.length * 0.056)}" fill="url(#${id}sg)"/>` +
      softEllipse([middle, -3, shape.length * 0.43, 6], '#000', 0.6 * strength, 7) +
      contact,
  };
}
