import { z } from 'zod';
import { isKeptText } from '../domain/kept-text';

/** A text that is stored or looked for as it comes. */
export const keptText = z.string().refine(isKeptText);

/** An instant that the database keeps: its years begin with 1. */
export const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'));
