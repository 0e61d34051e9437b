import { z } from 'zod';
import { isStorableText } from '../domain/storable-text';

/** A text that is stored or looked for as it comes. */
export const storableText = z.string().refine(isStorableText);

/** An instant that the database keeps: its years begin with 1. */
export const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'));
