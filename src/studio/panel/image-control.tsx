import { useContext } from 'react';
import { Crops, FocalPoint } from '../pictures/focal-point';
import { PickImage } from '../pictures/pick-image';
import { isImage } from '../state/checks/value-kinds';
import { sizePicture } from '../state/late-change';
import type { ControlProps } from './control-props';
import { FieldsByThen } from './fields-by-then';

/** What a picture is stored with until its own size is known. */
const NEW = { alt: '', width: 1600, height: 900 };

/** A picture by its address, with its text for those who do not see it; its size is read from the picture. */
export function ImageControl({ value, way, say, id, describedBy, isWrong, onChange }: ControlProps) {
  const image = isImage(value) ? value : null;
  const changeByThen = useContext(FieldsByThen);
  const setSource = (src: string) => {
    if (src === '') return onChange(null);
    const { alt, width, height } = image ?? NEW;
    onChange({ src, alt, width, height });
    const picture = new Image();
    picture.onload = () => {
      const size = { width: picture.naturalWidth, height: picture.naturalHeight };
      changeByThen(way, (values) => sizePicture(values, src, size));
    };
    picture.src = src;
  };
  return (
    <>
      {image !== null && <FocalPoint image={image} onChange={onChange} />}
      <PickImage say={say} onPick={({ src, alt, width, height }) => onChange({ src, alt, width, height })} />
      <label htmlFor={id}>{say('field.src')}</label>
      <input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={image?.src ?? ''}
        onChange={(event) => setSource(event.target.value)}
      />
      {image !== null && (
        <>
          <label htmlFor={`${id}-alt`}>{say('field.alt')}</label>
          <input
            id={`${id}-alt`}
            aria-describedby={image.alt.trim() === '' ? `${id}-alt-help` : undefined}
            value={image.alt}
            maxLength={1000}
            onChange={(event) => onChange({ ...image, alt: event.target.value })}
          />
          {image.alt.trim() === '' && (
            <p className="help asked" id={`${id}-alt-help`}>
              {say('focus.altAsked')}
            </p>
          )}
          <Crops image={image} say={say} onChange={onChange} />
          <button type="button" className="button quiet-button" onClick={() => onChange(null)}>
            {say('field.clear')}
          </button>
        </>
      )}
    </>
  );
}
