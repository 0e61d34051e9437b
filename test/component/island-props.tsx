import { renderToString } from 'react-dom/server';
import { Island } from '~/ui/island/island';
import type { IslandDefinition, IslandProps } from '~/ui/island/island-definition';
import { propsOf } from '~/ui/island/island-props';

/** The props that the browser gives an island which the server has drawn with these, and what its element carries of them. */
export function acrossThePage<P extends object>(island: IslandDefinition<P>, props: P & IslandProps<P>) {
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Island island={island} props={props} when="load" />);
  const element = place.querySelector<HTMLElement>('fc-island') ?? place;
  return { read: propsOf(element, island.inMarkup), carried: element.dataset.props };
}
