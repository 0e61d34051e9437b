import type { ReactNode } from 'react';
import type { TitleTag } from '~/page/title-tag';
import { CardLevel, cardLevel } from './card-level';

interface CardItemsProps {
  readonly cards: readonly ReactNode[];
  /** Fields of the row that they stand in. */
  readonly row: { readonly Title: string; readonly TitleTag: TitleTag };
  readonly className: string | undefined;
}

/** The cards of a row as items of its list. */
export const CardItems = ({ cards, row, className }: CardItemsProps) => (
  <CardLevel value={cardLevel(row)}>
    {cards.map((card, at) => (
      <li key={at} className={className}>
        {card}
      </li>
    ))}
  </CardLevel>
);
