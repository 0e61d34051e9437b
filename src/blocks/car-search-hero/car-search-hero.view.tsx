import { carSuggestions } from '~/features/car-search/browser';
import { fieldLabel } from '~/features/car-search/server';
import { langOf, recordWord } from '~/features/record-text';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { localHref } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { ComboboxIsland } from '~/ui/combobox/combobox-island';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Heading } from '~/ui/heading';
import { Container, inverseClass } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import type { block } from './car-search-hero.block';
import type { CarSearchData, SearchFilter } from './car-search-hero.data';
import styles from './car-search-hero.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, CarSearchData>;

export const view: BlockView<FieldsOf<typeof block>, CarSearchData> = (props) => {
  const { fields, page, uid, index } = props;
  const { Title: title, Image: image } = fields;
  return (
    <section className={classNames(inverseClass, styles.hero)} aria-labelledby={`${uid}-title`}>
      {image !== null && (
        <div className={styles.media}>
          <Picture image={image} sizes="100vw" priority={index === 0} />
        </div>
      )}
      <Container width="content" className={styles.container}>
        <div className={styles.words}>
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl" className={styles.title}>
            {title || page.t('list.title')}
          </Heading>
          {fields.Text !== '' && (
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: fields.Text }} />
          )}
        </div>
        <SearchForm {...props} />
      </Container>
    </section>
  );
};

/**
 * A GET form: without script the list reads words and filters from the query; with script they become its path
 * (CAR-SEARCH-1, CAR-SEARCH-2).
 */
function SearchForm({ fields, data, page, uid }: Props) {
  const { t } = page;
  const path = /^\/(?!\/)/.test(fields.SearchUrl) ? fields.SearchUrl : page.site.paths.carList;
  const target = new URL(localHref(page, path), page.origin);
  const parameters = [...target.searchParams].filter(([name]) => name !== 'keyphrase');
  return (
    <search className={styles.search}>
      <form
        action={target.pathname}
        method="get"
        className={styles.form}
        data-enhance="car-search"
        data-search-type="start page"
        data-url={target.pathname + (parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`)}
      >
        <Field label={t('list.searchLabel')} id={`${uid}-words`} className={styles.phrase}>
          {(control) => (
            <ComboboxIsland
              {...carSuggestions(page)}
              id={control.id}
              submits
              input={{
                ...control,
                name: 'keyphrase',
                icon: 'Search',
                maxLength: 200,
                list: `${uid}-known`,
                placeholder: t('list.searchPlaceholder'),
              }}
            />
          )}
        </Field>
        <KnownWords filters={data.filters} id={`${uid}-known`} />
        {data.filters.map(({ name, choices }) => (
          <Field key={name} label={fieldLabel(t, name)} id={`${uid}-${name}`}>
            {(control) => (
              <Select {...control} name={name} defaultValue="">
                <option value="">{t('searchHero.any')}</option>
                {choices.map(({ text, segment, count }) => {
                  const word = recordWord(page, name, text);
                  return (
                    <option key={text} value={text} data-segment={segment} {...langOf(word, page)}>
                      {word.text} ({count})
                    </option>
                  );
                })}
              </Select>
            )}
          </Field>
        ))}
        {parameters.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="l" className={styles.submit}>
          {data.total === 0 ? t('searchHero.show') : t('list.showCount', { count: data.total })}
        </Button>
      </form>
    </search>
  );
}

/** Models with their makes, suggested while typing and matched on submit. */
function KnownWords({ filters, id }: { filters: readonly SearchFilter[]; id: string }) {
  const pairs = filters.flatMap(({ choices }) =>
    choices.flatMap(({ text, segment, children }) =>
      children.map((child) => ({ ...child, parent: segment, whole: `${text} ${child.text}` })),
    ),
  );
  return (
    <datalist id={id}>
      {pairs.map(({ text, segment, parent, whole }) => (
        <option key={whole} value={whole} data-text={text} data-segment={segment} data-parent={parent} />
      ))}
    </datalist>
  );
}
