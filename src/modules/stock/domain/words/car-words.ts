import { type Wording, wording } from '~/platform/vocabulary';
import { type CarReader, isOwnLanguage } from '../reader';
import { type LabelledField, labelOf, modelLabel } from '../vocabulary';

/** Codes are no words: they are labelled in the site's own language too. */
const CODES: ReadonlySet<LabelledField> = new Set(['car_vehicle_type_code']);

/**
 * A value of the record in the reader's language. In the record's own language it stands as it was fed: the dealer's word
 * for a thing is a good word there.
 */
export function carWord(field: LabelledField, value: string, reader: CarReader): Wording {
  if (isOwnLanguage(reader) && !CODES.has(field)) return { text: value, isUntranslated: false };
  return wording(labelOf(field, value, reader.language), value);
}

/** A model's name: "E-Klass" is "E-Class" in English. */
export const modelWord = (model: string, reader: CarReader): string =>
  isOwnLanguage(reader) ? model : modelLabel(model, reader.language);
