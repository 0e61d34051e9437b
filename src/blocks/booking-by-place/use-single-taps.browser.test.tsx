import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { useSingleTaps } from './use-single-taps';

function Place({ children }: { readonly children: ReactNode }) {
  return <div onClickCapture={useSingleTaps()}>{children}</div>;
}

function Day() {
  const [isChosen, setChosen] = useState(false);
  const [time, setTime] = useState('none');
  return isChosen ? (
    <button key="time" type="button" onClick={() => setTime('10:45')}>
      {time}
    </button>
  ) : (
    <button key="day" type="button" onClick={() => setChosen(true)}>
      day
    </button>
  );
}

test('the second tap of two chooses nothing that has come in the place of what the first one hit', async () => {
  const place = await hydrate(
    <Place>
      <Day />
    </Place>,
  );
  await userEvent.dblClick(place.querySelector('button') ?? place);
  expect(place.textContent).toBe('none');
});

test('it counts where it is for the same: a box by its label is ticked and unticked', async () => {
  const place = await hydrate(
    <Place>
      <label>
        <input type="checkbox" />
        <span>Oil</span>
      </label>
    </Place>,
  );
  await userEvent.dblClick(place.querySelector('span') ?? place);
  expect(place.querySelector('input')?.checked).toBe(false);
});
