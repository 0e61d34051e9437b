import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentIcon, hasIcon } from './content-icon';

const page = {
  icons: new Map([['/media/icon-a.svg', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>']]),
};
const draw = (icon: string) =>
  renderToString(<ContentIcon icon={icon} page={page} size="2.2rem" className="c" />);

test('C-496: an icon by name and one by address stand in the same box', () => {
  expect(draw('Car')).toMatch(/^<svg[^>]*style="width:2.2rem;height:2.2rem"[^>]*class="\S+ c"/);
  expect(draw('/media/icon-a.svg')).toMatch(
    /^<span style="display:inline-block;inline-size:2.2rem;block-size:2.2rem;flex:none" class="c"><svg /,
  );
});

test.each(['', 'Foo', 'toString', '/media/icon-missing.svg', 'https://cdn.example/a.svg'])(
  'C-512: "%s" leaves no gap',
  (icon) => {
    expect(draw(icon)).toBe('');
    expect(hasIcon(page, icon)).toBe(false);
  },
);
