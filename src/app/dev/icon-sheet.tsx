import { renderToString } from 'react-dom/server';
import { EDITOR_ICONS } from '~/ui/icon/editor-icons';
import { ICON_NAMES, Icon, type IconName, iconSprite, iconsIn } from '~/ui/icon/icon';

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;background:#fff;color:#12332b}' +
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.75rem;padding:0;list-style:none}' +
  'li{display:grid;justify-items:center;gap:.5rem;padding:1.25rem .5rem .75rem;border:1px solid #d7dfdb;border-radius:12px;font-size:.8125rem}' +
  'svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}';

function Sheet({ id, title, names }: { id: string; title: string; names: readonly IconName[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} ({names.length})
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name} data-icon={name}>
            <Icon name={name} size="2rem" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every icon with its name: the fixed list of the editors, then what the site itself draws besides. */
export function iconSheet(): string {
  const offered = new Set<string>(EDITOR_ICONS);
  const own = ICON_NAMES.filter((name) => !offered.has(name));
  const body = renderToString(
    <main>
      <h1>Icons</h1>
      <Sheet id="editors" title="For editors" names={EDITOR_ICONS} />
      <Sheet id="own" title="Drawn by the site itself" names={own} />
    </main>,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Icons</title><style>${STYLE}</style></head><body>${iconSprite(iconsIn(body))}${body}</body></html>`
  );
}
