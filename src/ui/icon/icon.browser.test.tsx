import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { iconId } from './addresses';
import { Icon as ServerIcon } from './icon';
import { Icon } from './icon.browser';

test('an icon that the server has drawn is taken over with its drawing; another is fetched', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('p');
  place.innerHTML = renderToString(<ServerIcon name="Plus" size="1rem" />);
  const drawing = place.querySelector(`use[href="#${iconId('Plus')}"]`);
  expect(drawing).not.toBeNull();
  const repaired = vi.fn();
  const root = await act(() =>
    hydrateRoot(place, <Icon name="Plus" size="1rem" />, { onRecoverableError: repaired }),
  );
  expect(repaired).not.toHaveBeenCalled();
  expect(place.querySelector('use')).toBe(drawing);
  await act(() => root.render(<Icon name="Clock" size="9rem" />));
  expect(place.querySelector('svg')?.style.width).toBe('9rem');
  expect(place.querySelector('use')?.getAttribute('href')).toBe('/icons/Clock.svg#i');
  await act(() => root.unmount());
});
