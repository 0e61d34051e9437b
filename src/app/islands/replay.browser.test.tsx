import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandBoundary } from '~/ui/island/island-boundary';
import type { EarlyEvent } from './early-events';
import { mount, replay } from './mount';

/** Sends once, and tells by its state alone that it is being sent, as all forms do. */
function Sending({ onSend }: { readonly onSend: () => void }) {
  const [isSending, setSending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        setSending(true);
        onSend();
      }}
    >
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** The island is mounted, and was clicked twice before. */
async function clickedTwice(Component: typeof Counter): Promise<HTMLElement> {
  const element = document.createElement('fc-island');
  element.innerHTML = renderToString(
    <IslandBoundary>
      <Component />
    </IslandBoundary>,
  );
  document.body.append(element);
  const target = element.querySelector('button');
  if (target === null) throw new Error('The island has no button');
  const click: EarlyEvent = { type: 'click', target };
  await new Promise<void>((resolve) => {
    mount(element, { default: { Component } }, () => void replay([click, click]).then(resolve));
  });
  return element;
}

test('V-329: two quick clicks on the button of a form that is not awake yet send it once', async () => {
  let sent = 0;
  const element = await clickedTwice(() => <Sending onSend={() => sent++} />);
  expect(sent).toBe(1);
  expect(element.textContent).toBe('Sending');
  element.remove();
});

test('each click on what counts them counts', async () => {
  const element = await clickedTwice(Counter);
  expect(element.textContent).toBe('2');
  element.remove();
});

test('what a browser does by itself is done once: a tick by its label, what a heading opens, a link', async () => {
  const element = document.createElement('div');
  element.innerHTML =
    '<label><input type="checkbox"><span>Yes</span></label><details><summary>More</summary>Text</details><a href="#there">There</a>';
  document.body.append(element);
  const find = <T extends HTMLElement>(selector: string, type: new () => T): T => {
    const found = element.querySelector(selector);
    if (found instanceof type) return found;
    throw new Error(`there is no ${selector}`);
  };
  const pressed = ['span', 'summary', 'a'].map((selector) => find(selector, HTMLElement));
  let followed = 0;
  find('a', HTMLElement).addEventListener('click', () => followed++);
  for (const each of pressed) each.click();
  await replay(pressed.map((target) => ({ type: 'click', target })));
  expect(find('input', HTMLInputElement).checked).toBe(true);
  expect(find('details', HTMLDetailsElement).open).toBe(true);
  expect(followed).toBe(1);
  element.remove();
});
