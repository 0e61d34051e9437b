import { type KeyboardEvent, useId } from 'react';
import type { Say } from '../messages';
import { ExamplePicture } from './example-picture';
import { neighbourOf } from './neighbour';
import type { Offer } from './offers';

/** One block to choose, with its picture. The button covers all of it. */
export function OfferCard({
  offer: { kind, example, at, of },
  site,
  language,
  say,
  onChoose,
}: {
  readonly offer: Offer;
  readonly site: string;
  readonly language: string;
  readonly say: Say;
  onChoose(): void;
}) {
  const id = useId();
  const isKind = of > 1;
  return (
    <li className="offer" data-kind={kind.name}>
      <ExamplePicture title={kind.title} of={{ site, language, kind: kind.name, at }}>
        {say('add.nothingSeen')}
      </ExamplePicture>
      <button
        type="button"
        aria-describedby={isKind ? id : undefined}
        onClick={onChoose}
        onKeyDown={moveFocus}
      >
        {kind.title}
        {!isKind && (
          <>
            <span className="visually-hidden">: </span>
            <small>{example.title}</small>
          </>
        )}
      </button>
      {isKind && <small id={id}>{say('add.variants', { count: of })}</small>}
    </li>
  );
}

/** Arrow keys go from picture to picture as they stand. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const buttons = [
    ...(currentTarget.closest('.offers')?.querySelectorAll<HTMLElement>('.offer button') ?? []),
  ];
  const next = neighbourOf(buttons.map(boxOf), buttons.indexOf(currentTarget), event.key);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const boxOf = (button: HTMLElement) => (button.parentElement ?? button).getBoundingClientRect();
