import { type CSSProperties, useId } from 'react';
import type { ImageValue } from '~/modules/content/studio-wire';
import type { Say } from '../messages';

/** The shapes that pictures are cut to most: a banner, a card and a phone. */
const SHAPES = { wide: '21 / 9', card: '3 / 2', phone: '4 / 5' } as const;
const MIDDLE = { x: 50, y: 50 };
const AXES = ['x', 'y'] as const;

/** What of a picture stays in sight: pointed at in it or set with keys, and shown as it will be cut. */
export function FocalPoint({
  image,
  say,
  onChange,
}: {
  readonly image: ImageValue;
  readonly say: Say;
  onChange(image: ImageValue): void;
}) {
  const id = useId();
  const focus = image.focus ?? MIDDLE;
  const set = (to: { readonly x?: number; readonly y?: number }) => {
    const { focus: _, ...plain } = image;
    const next = { ...focus, ...to };
    onChange(next.x === MIDDLE.x && next.y === MIDDLE.y ? plain : { ...plain, focus: next });
  };
  const place: CSSProperties = { objectPosition: `${focus.x}% ${focus.y}%` };
  const spot: CSSProperties = { insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` };
  return (
    <>
      <div className="focal-point">
        <img
          src={image.src}
          alt=""
          draggable={false}
          onPointerDown={(event) => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
            set({
              x: percent((event.clientX - left) / width),
              y: percent((event.clientY - top) / height),
            });
          }}
        />
        <span className="focal-spot" style={spot} />
      </div>
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
              onChange={(event) => set({ [axis]: percent(event.target.valueAsNumber / 100) })}
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
    </>
  );
}

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));
