import { type CSSProperties, useId } from 'react';
import type { ImageValue } from '~/modules/content/studio-wire';
import type { Say } from '../messages';

/** The shapes that pictures are cut to most: a banner, a card and a phone. */
const SHAPES = { wide: '21 / 9', card: '3 / 2', phone: '4 / 5' } as const;
const MIDDLE = { x: 50, y: 50 };
const AXES = ['x', 'y'] as const;

interface FocalPointProps {
  readonly image: ImageValue;
  readonly say: Say;
  onChange(image: ImageValue): void;
}

/** The picture looking at another part of it; the middle is not stored. */
function looking({ focus = MIDDLE, ...image }: ImageValue, to: { readonly x?: number; readonly y?: number }) {
  const next = { ...focus, ...to };
  return next.x === MIDDLE.x && next.y === MIDDLE.y ? image : { ...image, focus: next };
}

/** The whole picture, to point at what must stay in sight. `Crops` is the same for keys. */
export function FocalPoint({ image, onChange }: Omit<FocalPointProps, 'say'>) {
  const { x, y } = image.focus ?? MIDDLE;
  const spot: CSSProperties = { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };
  return (
    <div className="focal-point">
      <img
        src={image.src}
        alt=""
        width={image.width}
        height={image.height}
        draggable={false}
        onPointerDown={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
          onChange(looking(image, { x: percent(at.x), y: percent(at.y) }));
        }}
      />
      <span className="focal-spot" style={spot} />
    </div>
  );
}

/** What stays in sight, set with keys, and the picture as it will be cut. */
export function Crops({ image, say, onChange }: FocalPointProps) {
  const id = useId();
  const focus = image.focus ?? MIDDLE;
  const place: CSSProperties = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <details>
      <summary>{say('focus.title')}</summary>
      <p className="help">{say('focus.help')}</p>
      {AXES.map((axis) => (
        <div className="focal-axis" key={axis}>
          <label htmlFor={`${id}-${axis}`}>{say(`focus.${axis}`)}</label>
          <input
            id={`${id}-${axis}`}
            type="range"
            min={0}
            max={100}
            aria-valuetext={`${focus[axis]} %`}
            value={focus[axis]}
            onChange={(event) =>
              onChange(looking(image, { [axis]: percent(event.target.valueAsNumber / 100) }))
            }
          />
        </div>
      ))}
      <div className="crops">
        {(['wide', 'card', 'phone'] as const).map((shape) => (
          <figure key={shape}>
            <img src={image.src} alt="" style={{ ...place, aspectRatio: SHAPES[shape] }} />
            <figcaption>{say(`focus.${shape}`)}</figcaption>
          </figure>
        ))}
      </div>
    </details>
  );
}

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));
