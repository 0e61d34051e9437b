import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findPlace } from '~/features/place-search';
import type { Position } from '~/platform/geo';
import { byDistance } from './by-distance';
import { PLACE } from './place-parameter';
import type { ServiceDealerChoice, ServiceRequestData } from './service-request-form.data';

export interface Nearest {
  /** The nearest first where a town is known. */
  readonly dealers: readonly ServiceDealerChoice[];
  /** From where they are counted; null where it is not known. */
  readonly from: Position | null;
  /** What came of the last search. */
  readonly answer: 'none' | 'found' | 'unknown' | 'failed';
  readonly place: string;
}

function firstNearest({ dealers, near }: Pick<ServiceRequestData, 'dealers' | 'near'>): Nearest {
  if (near === null) return { dealers, from: null, answer: 'none', place: '' };
  const { position, place } = near;
  return { dealers, from: position, answer: position === null ? 'unknown' : 'found', place };
}

/** Looks the town up that was typed, puts the dealers in order of distance from it and chooses the first. */
export function useNearest(data: Pick<ServiceRequestData, 'dealers' | 'near'>) {
  const [nearest, setNearest] = useState(() => firstNearest(data));
  const [chosen, setChosen] = useState<ServiceDealerChoice>();
  const choice = useRef<HTMLSelectElement>(null);
  const latest = useRef(0);
  // After the options stand in their new order.
  useEffect(() => {
    if (choice.current === null || chosen === undefined) return;
    choice.current.value = chosen.name;
    choice.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = String(new FormData(event.currentTarget).get(PLACE) ?? '').trim();
    if (place === '') return;
    latest.current += 1;
    const request = latest.current;
    const before = choice.current?.value;
    const town = await findPlace({ q: place });
    // Another town has been asked for meanwhile.
    if (request !== latest.current) return;
    if (typeof town === 'string') {
      setNearest((before) => ({ ...before, answer: town, place }));
      return;
    }
    const dealers = byDistance(data.dealers, town);
    setNearest({ dealers, from: town, answer: 'found', place: town.name });
    // Whoever has chosen one meanwhile keeps it.
    if (choice.current?.value === before) setChosen(dealers[0] && { ...dealers[0] });
  };
  return { nearest, choice, find };
}
