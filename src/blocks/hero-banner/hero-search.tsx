import { carSuggestions } from '~/features/car-search/browser';
import type { PageContext } from '~/page/contract';
import { localHref } from '~/page/link';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox';
import { Icon } from '~/ui/icon/icon';
import styles from './hero-search.module.css';

interface HeroSearchProps {
  readonly page: PageContext;
  readonly url: string;
  readonly id: string;
  /** Values that words may mean; empty where the address is no list of cars. */
  readonly known: string;
}

/**
 * Search bar of the hero: an ordinary form, so that Enter and the button lead to the search page with or without
 * script; with one, words that are values of a filter become its path (CAR-SEARCH-1). What the configured address
 * has in its query goes along. Nothing without an address of this site.
 */
export function HeroSearch({ page, url, id, known }: HeroSearchProps) {
  if (!/^\/(?!\/)/.test(url)) return null;
  const { t } = page;
  const target = new URL(localHref(page, url), page.origin);
  const kept = [...target.searchParams].filter(([name]) => name !== 'keyphrase');
  const input = (
    <input
      id={id}
      className={styles.input}
      type="search"
      name="keyphrase"
      maxLength={200}
      placeholder={t('list.searchPlaceholder')}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
  return (
    <search className={styles.search}>
      <form
        action={target.pathname}
        method="get"
        className={styles.form}
        data-search-type="start page"
        {...(known !== '' && {
          'data-enhance': 'car-search',
          'data-known': known,
          'data-url': target.pathname + (kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`),
        })}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('list.searchLabel')}
        </label>
        <Icon name="Search" size="1.375rem" className={styles.icon} />
        {known === '' ? (
          input
        ) : (
          <Combobox {...carSuggestions(page)} id={id} submits>
            {input}
          </Combobox>
        )}
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className={styles.submit}>
          {t('shell.search')}
        </Button>
      </form>
    </search>
  );
}
