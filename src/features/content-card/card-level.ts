import { createContext } from 'react';
import { elementBelow, elementOf, type TitleTag } from '~/page/title-tag';
import type { HeadingTag } from '~/ui/heading';

/** Level of the titles of cards: what lists them says it, so that no level of the page's headings is passed over. */
export const CardLevel = createContext<HeadingTag>('h3');

/** Cards stand one level below the title of their row; without one they take its place. */
export const cardLevel = ({ Title, TitleTag }: { readonly Title: string; readonly TitleTag: TitleTag }) =>
  Title === '' ? elementOf(TitleTag) : elementBelow(TitleTag);
