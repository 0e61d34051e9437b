import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Session, STUDIO_PATH, type TreeItem } from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import { api } from './api';
import { Dashboard } from './dashboard/dashboard';
import { QuickSearch } from './dashboard/quick-search';
import { Failed } from './failed';
import { LinkPlacesOf } from './links/link-places';
import type { Say } from './messages';
import type { NamedKinds } from './names/name-kinds';
import { PageTree } from './outline/page-tree';
import { PageStudio } from './page-studio';
import { PageActions } from './pages/page-actions';
import { type Pane, Panes } from './phone/panes';
import { PicturesOfSite } from './pictures/pick-image';
import { DeletedPagesLink, isOpenTo, isRoom, Room, RoomLinks, roomTitle } from './rooms/rooms';
import { EditedPlace } from './stories/story-tags';
import { useAnswer } from './use-answer';

/** Long enough to read a sentence or two; it lies over the page. */
const NOTICE_MS = 10_000;

interface Address {
  readonly site: string | undefined;
  readonly language: string | undefined;
  readonly id: string | undefined;
  /** What is looked for in a room. */
  readonly find?: string | undefined;
}

const NO_ITEMS: readonly TreeItem[] = [];

function readAddress(): Address {
  const [site, language, id] = location.pathname
    .slice(STUDIO_PATH.length + 1)
    .split('/')
    .filter(Boolean);
  return { site, language, id, find: new URLSearchParams(location.search).get('find') ?? undefined };
}

/** The studio: a site in a language, its pages, and the one that is edited. */
export function App({
  session,
  kinds,
  say,
  locale,
}: {
  readonly session: Session;
  readonly kinds: NamedKinds;
  readonly say: Say;
  readonly locale: string;
}) {
  const [address, setAddress] = useState(readAddress);
  const [notice, setNotice] = useState('');
  const [pane, setPane] = useState<Pane>('canvas');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const site = session.sites.find(({ key }) => key === address.site) ?? session.sites[0];
  const language = site?.languages.find((each) => each === address.language) ?? site?.languages[0];
  const siteKey = site?.key;

  const go = useCallback((to: Address) => {
    const path = [STUDIO_PATH, to.site, to.language, to.id].filter(Boolean).join('/');
    const query = to.find === undefined ? '' : `?${new URLSearchParams({ find: to.find })}`;
    history.pushState(null, '', path + query);
    setAddress(to);
    setNotice('');
    setPane('canvas');
  }, []);
  useEffect(() => {
    const follow = () => setAddress(readAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const main = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // What led here may be gone with the place it stood in.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [address]);

  const askTree = useMemo(
    () => (siteKey === undefined || language === undefined ? null : () => api.tree(siteKey, language)),
    [siteKey, language],
  );
  const { value: tree, failure: treeFailure, again: readTree } = useAnswer(askTree);
  const items = tree?.items ?? NO_ITEMS;

  const { id } = address;
  const askPage = useMemo(
    () =>
      id === undefined || isRoom(id) || language === undefined ? null : () => api.open({ id, language }),
    [id, language],
  );
  const { value: opened, failure, again: openAgain } = useAnswer(askPage);

  const item = items.find((each) => each.id === id);
  const ofPage = item?.template === 'SitePartials' ? say('partials') : item?.title || item?.name;
  const place = isRoom(id) ? say(roomTitle(id)) : ofPage;
  useEffect(() => {
    document.title = [place, site?.name, say('studio')].filter(Boolean).join(' – ');
  }, [place, site?.name, say]);

  return (
    <>
      <header className="bar">
        <h1>{say('studio')}</h1>
        {site !== undefined && (
          <>
            <label>
              <span className="visually-hidden">{say('site')}</span>
              <select
                value={site.key}
                onChange={(event) => go({ site: event.target.value, language: undefined, id: undefined })}
              >
                {session.sites.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {`${name} (${key})`}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span className="visually-hidden">{say('language')}</span>
              <select
                value={language}
                onChange={(event) => go({ site: site.key, language: event.target.value, id })}
              >
                {site.languages.map((each) => (
                  <option key={each} value={each}>
                    {languageName(each, locale)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {site !== undefined && language !== undefined && (
          <RoomLinks
            site={site}
            language={language}
            current={id}
            say={say}
            onGo={(to) => go({ site: site.key, language, id: to })}
          />
        )}
        {site !== undefined && language !== undefined && (
          <QuickSearch
            key={`${site.key} ${language}`}
            site={site}
            language={language}
            say={say}
            onGo={(place) => go({ site: site.key, language, ...place })}
          />
        )}
        <p className="notice" role="status">
          {notice}
        </p>
        <form method="post" action="/staff/sign-out" className="who">
          <a href="/staff/account" aria-label={say('account', { name: session.name })}>
            {session.name}
          </a>
          <button type="submit" className="button">
            {say('signOut')}
          </button>
        </form>
      </header>
      <main ref={main} tabIndex={-1} className="desk" data-pane={pane}>
        {site === undefined || language === undefined ? (
          <div className="empty">
            <p>{say('noSites')}</p>
            <a href="/staff">{say('toStaff')}</a>
          </div>
        ) : isRoom(id) && !isOpenTo(id, site) ? (
          <p className="empty">{say('room.publishersOnly')}</p>
        ) : isRoom(id) ? (
          <Room
            key={`${site.key} ${language} ${id} ${address.find ?? ''}`}
            id={id}
            site={site}
            language={language}
            items={items}
            kinds={kinds}
            locale={locale}
            say={say}
            find={address.find ?? ''}
            onChanged={readTree}
            onNotice={setNotice}
            onOpen={(page, inLanguage, text = '') => {
              go({ site: site.key, language: inLanguage, id: page });
              setNotice(text);
            }}
          />
        ) : (
          <>
            <PageTree
              items={items}
              failure={treeFailure}
              onAgain={readTree}
              selected={id ?? null}
              zone={site.zone}
              locale={locale}
              say={say}
              onSelect={(to) => go({ site: site.key, language, id: to })}
              beside={
                <DeletedPagesLink
                  site={site}
                  language={language}
                  say={say}
                  onGo={(to) => go({ site: site.key, language, id: to })}
                />
              }
            >
              <PageActions
                site={site}
                language={language}
                items={items}
                selected={items.find((item) => item.id === id)}
                locale={locale}
                say={say}
                onMade={(made, isThere) => {
                  void readTree();
                  if (isThere) go({ site: site.key, language, id: made });
                  setNotice(say('pages.made'));
                }}
                onChanged={(text, gone) => {
                  void readTree();
                  // Whoever has opened another page meanwhile stays there.
                  if (gone !== undefined && readAddress().id === gone)
                    go({ site: site.key, language, id: undefined });
                  setNotice(text);
                }}
              />
            </PageTree>
            {id === undefined ? (
              <Dashboard
                key={site.key}
                site={site}
                locale={locale}
                say={say}
                onOpen={(page, inLanguage) => go({ site: site.key, language: inLanguage, id: page })}
              />
            ) : failure !== null ? (
              <div className="empty">
                <Failed failure={failure} say={say} onAgain={openAgain} />
              </div>
            ) : opened === null ? (
              <p className="empty">{say('loading')}</p>
            ) : (
              <EditedPlace value={{ site, language: opened.language }}>
                <PicturesOfSite value={site.key}>
                  <LinkPlacesOf site={site.key} language={opened.language} pages={items}>
                    <PageStudio
                      key={`${opened.id} ${opened.language}`}
                      opened={opened}
                      site={site}
                      kinds={kinds}
                      items={items}
                      locale={locale}
                      member={session.name}
                      say={say}
                      onChanged={readTree}
                      onNotice={setNotice}
                      onPane={setPane}
                    />
                  </LinkPlacesOf>
                </PicturesOfSite>
              </EditedPlace>
            )}
          </>
        )}
      </main>
      {site !== undefined && !isRoom(id) && (
        <Panes shown={pane} hasPage={id !== undefined} say={say} onShow={setPane} />
      )}
    </>
  );
}
