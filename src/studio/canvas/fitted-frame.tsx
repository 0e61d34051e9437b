import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A window of a width of its own, made smaller where there is less room. */
export function FittedFrame({
  width,
  over,
  children,
}: {
  readonly width: number;
  /** What stands in its place meanwhile. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <div className="canvas" ref={room}>
      <div
        className="canvas-page"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (size.width - width * scale) / 2),
        }}
      >
        {children}
      </div>
      {over && <div className="canvas-over">{over}</div>}
    </div>
  );
}
