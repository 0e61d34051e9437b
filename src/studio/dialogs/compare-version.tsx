import { useEffect, useId, useRef, useState } from 'react';
import type { VersionEntry } from '~/modules/content/studio-wire';
import { ComparedVersions, type Comparing } from '../changes/compared-versions';
import type { Say } from '../messages';

/** What a version of a page has otherwise than another one: at first, than the one before it. */
export function CompareVersion({
  comparing,
  versions,
  number,
  nameOf,
  say,
  onBack,
}: {
  readonly comparing: Comparing;
  /** The newest first. */
  readonly versions: readonly VersionEntry[];
  readonly number: number;
  nameOf(version: VersionEntry): string;
  readonly say: Say;
  onBack(): void;
}) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const others = versions.filter((each) => each.number !== number);
  const [chosen, setChosen] = useState(
    () => (others.find((each) => each.number < number) ?? others.at(-1))?.number ?? number,
  );
  // The button that led here is gone.
  useEffect(() => back.current?.focus(), []);
  const [before, after] = chosen < number ? [chosen, number] : [number, chosen];
  return (
    <>
      <div className="compared">
        <label htmlFor={id}>{say('versions.with')}</label>
        <select id={id} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {others.map((each) => (
            <option key={each.number} value={each.number}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <button ref={back} type="button" className="button" onClick={onBack}>
          {say('versions.back')}
        </button>
      </div>
      <ComparedVersions
        comparing={comparing}
        before={before}
        after={after}
        sides={{ before: say('version', { number: before }), after: say('version', { number: after }) }}
        say={say}
      />
    </>
  );
}
