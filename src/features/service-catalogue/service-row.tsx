import type { ReactNode } from 'react';
import { Checkbox, TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { MAX_FREE_TEXT, type OfferedService, ORIGINAL_SERVICE } from './catalogue';
import { priceWords } from './price-words';
import { RichBody } from './rich-body';
import styles from './service-categories.module.css';
import type { CatalogueTexts } from './texts';
import { Tip, useTip } from './tip';

interface Props {
  readonly service: OfferedService;
  readonly onToggle: () => void;
  /** The customer writes about it; without this there is no room for that. */
  readonly onText?: (text: string) => void;
  /** Prefix of element ids. */
  readonly id: string;
  readonly t: CatalogueTexts;
  /** What stands below it while it is ticked. */
  readonly children?: ReactNode;
}

/** A service or an add-on: its check box, what it costs, what it is, and room to describe what is wanted. */
export function ServiceRow({ service, onToggle, onText, id, t, children }: Props) {
  const { serviceId, label, description, displayType, body, checked, textInput, extraText } = service;
  const tip = useTip();
  const about = description === '' ? null : `${id}-about`;
  const rich = displayType === 'richtext' && body !== '' ? `${id}-body` : null;
  const price = priceWords(service, t);
  const described = [about, rich].filter((part) => part !== null).join(' ');
  return (
    <li className={styles.service} data-service={serviceId} data-chosen={checked ? '' : undefined}>
      <div className={styles.head} {...tip.area}>
        <Checkbox
          className={styles.tick}
          label={<span className={styles.name}>{label}</span>}
          checked={checked}
          aria-describedby={described === '' ? undefined : described}
          onChange={onToggle}
        />
        <span className={styles.end}>
          {price !== null && (
            <span className={styles.price} data-long={serviceId === ORIGINAL_SERVICE ? '' : undefined}>
              {price}
            </span>
          )}
          {about !== null && (
            <Tip id={about} label={t('catalogue.about', { name: label })} text={description} tip={tip} />
          )}
        </span>
      </div>
      {rich !== null && <RichBody html={body} id={rich} />}
      {checked && textInput && onText !== undefined && (
        <Words id={`${id}-text`} name={label} text={extraText} onText={onText} t={t} />
      )}
      {checked && children}
    </li>
  );
}

interface WordsProps extends Pick<Props, 'id' | 't'> {
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** CATALOGUE-6: at most 80 characters, with a counter. */
function Words({ id, name, text, onText, t }: WordsProps) {
  return (
    <div className={styles.words}>
      <Field id={id} label={t('booking.describe')} optionalText={t('form.optional')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={MAX_FREE_TEXT}
            aria-label={`${t('booking.describe')}: ${name}`}
            aria-describedby={`${id}-count`}
            className={styles.text}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
      </Field>
      <p className={styles.counter}>
        <span aria-hidden="true">
          {text.length}/{MAX_FREE_TEXT}
        </span>
        <span id={`${id}-count`} className="visually-hidden">
          {t('booking.counterSaid', { count: text.length, max: MAX_FREE_TEXT })}
        </span>
      </p>
    </div>
  );
}
