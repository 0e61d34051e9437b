import { TagsField } from '../stories/story-tags';
import type { ControlProps } from './control-props';
import { FilmControl } from './film-control';
import { ImageControl } from './image-control';
import { LinkControl } from './link-control';
import { ListControl } from './list-control';
import { NumberControl } from './number-control';
import { RichText } from './rich-text';

/** Longer texts get more lines. */
const ONE_LINE = 500;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The control for one kind of field. */
export function Control(props: ControlProps) {
  const { form, value, id, describedBy, isWrong, onChange } = props;
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined };
  switch (form.kind) {
    case 'richText':
      return <RichText {...props} />;
    case 'boolean':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return <NumberControl {...props} />;
    case 'choice':
      return (
        <select {...common} value={textOf(value)} onChange={(event) => onChange(event.target.value)}>
          {(form.options ?? []).map((option) => (
            <option key={option} value={option}>
              {form.optionLabels[option] ?? option}
            </option>
          ))}
        </select>
      );
    case 'icon':
      return (
        <>
          <input
            {...common}
            list={`${id}-icons`}
            value={textOf(value)}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={`${id}-icons`}>
            {(form.options ?? []).map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      );
    case 'film':
      return <FilmControl {...props} />;
    case 'image':
      return <ImageControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'list':
      return <ListControl {...props} />;
    case 'tags':
      return <TagsField {...props} />;
    case 'date':
      return (
        // One with a time of day is kept as it is written.
        <input
          {...common}
          type={textOf(value).length > 10 ? 'text' : 'date'}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'video':
    case 'file':
      return (
        <input
          {...common}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      );
    default:
      return (form.limits?.maxLength ?? 0) > ONE_LINE ? (
        <textarea
          {...common}
          rows={3}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...common} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
      );
  }
}
