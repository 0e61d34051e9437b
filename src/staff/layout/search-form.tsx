import type { InputHTMLAttributes, ReactNode } from 'react';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './search-form.module.css';
import { MAX_SEARCH } from './search-text';

interface SearchProps {
  readonly frame: StaffFrame;
  /** Where what is searched for goes as `q`. */
  readonly action: string;
  readonly label: string;
  /** What has been searched for. */
  readonly search: string;
}

interface SearchFormProps extends SearchProps {
  /** Hidden fields that go along. */
  readonly children?: ReactNode;
}

/** Searches a list by its address: for nothing that tells of a person. */
export function SearchForm({ frame: { t }, action, label, search, children }: SearchFormProps) {
  return (
    <search>
      <form method="get" action={action} className={staffStyles.search}>
        <Field label={label} id="q">
          {({ required: _, ...control }) => <SearchInput {...control} defaultValue={search} />}
        </Field>
        <Button type="submit" variant="secondary">
          {t('staff.search')}
        </Button>
        {children}
      </form>
    </search>
  );
}

interface PersonSearchFormProps extends SearchProps {
  readonly hint?: string;
  /** The page is there for searching. */
  readonly isMain?: boolean;
  readonly className: string | undefined;
}

/** Searches for persons and their cars: posted, so that no name, no plate and no telephone number stands in an address. */
export function PersonSearchForm({
  frame: { t },
  action,
  label,
  hint,
  search,
  isMain = false,
  className,
}: PersonSearchFormProps) {
  return (
    <search className={className}>
      <form method="post" action={action} className={styles.search}>
        <Field label={label} id="q" hint={hint} className={styles.field}>
          {({ required: _, ...control }) => (
            <SearchInput
              {...control}
              defaultValue={search}
              autoComplete="off"
              spellCheck={false}
              autoFocus={isMain}
            />
          )}
        </Field>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
          {t('staff.search')}
        </Button>
      </form>
    </search>
  );
}

const SearchInput = (control: InputHTMLAttributes<HTMLInputElement>) => (
  <TextInput {...control} type="search" name="q" icon="Search" maxLength={MAX_SEARCH} />
);
