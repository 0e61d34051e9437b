import { carSuggestions } from '~/features/car-search/browser';
import { KeyphraseBox } from '~/features/car-search/server';
import type { PageContext } from '~/page/contract';
import { localHref } from '~/page/link';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import styles from './hero-search.module.css';

interface HeroSearchProps {
  readonly page: PageContext;
  readonly url: string;
  readonly id: string;
  /** Encoded `KnownValue`s; empty where the address is no car list. */
  readonly known: string;
}

/**
 * Search bar of the hero: a GET form to the search page; with script, words that are filter values become its path
 * (CAR-SEARCH-1). Keeps the query of the configured address. Nothing without an address on this site.
 */
export function HeroSearch({ page, url, id, known }: HeroSearchProps) {
  if (!/^\/(?!\/)/.test(url)) return null;
  const { t } = page;
  const target = new URL(localHref(page, url), page.origin);
  const parameters = [...target.searchParams].filter(([name]) => name !== 'keyphrase');
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
          'data-url':
            target.pathname + (parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`),
        })}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('list.searchLabel')}
        </label>
        <Icon name="Search" size="1.375rem" className={styles.icon} />
        <KeyphraseBox
          id={id}
          placeholder={t('list.searchPlaceholder')}
          suggestions={known === '' ? undefined : carSuggestions(page)}
          className={styles.input}
        />
        {parameters.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className={styles.submit}>
          {t('shell.search')}
        </Button>
      </form>
    </search>
  );
}
