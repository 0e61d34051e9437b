import { createContext } from 'react';
import type { Values } from '../state/document';

/**
 * Changes the fields that a control belongs to as they are once something has come late (a picture's size, a new tag). The control is
 * gone by then where another block was chosen, and what it knows of its neighbours is old.
 *
 * @param way to the control's field
 */
export type ChangeByThen = (way: string, change: (values: Values) => Values) => void;

export const FieldsByThen = createContext<ChangeByThen>(() => undefined);
