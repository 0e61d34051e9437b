import { useCallback, useEffect, useRef, useState } from 'react';
import { warnServer } from '~/ui/browser-warning';
import { useBooking } from '../../state/booking-context';
import { serviceIds } from '../../state/store';
import { originOf } from './origin';
import { NO_STREAM, type Source, type StreamState, WorkshopStream } from './stream';

export interface Workshops {
  readonly stream: StreamState;
  /** Five more, and the way on after a failure (WORKSHOP-4). */
  readonly more: () => void;
}

/**
 * The workshops for the car, the chosen services and the position. Another question empties the list at once (BOOKING-6); it is
 * asked while the list is seen.
 */
export function useWorkshops(isSeen: boolean): Workshops {
  const { state, api, site } = useBooking();
  const { car } = state;
  const { lat, lng } = originOf(state, site);
  const [stream, setStream] = useState<StreamState>(NO_STREAM);
  const client = useRef<WorkshopStream | null>(null);
  const requested = useRef('');
  const ids = serviceIds(state).join(',');
  const registrationNumber = car?.registrationNumber ?? '';
  const question = `${registrationNumber} ${ids} ${lat} ${lng}`;

  useEffect(() => {
    const made = new WorkshopStream({
      address: api.closestUrl,
      open: browserSource,
      changed: setStream,
      failed: (kind) => warnServer(kind === 'refused' ? 'workshops-refused' : 'workshops-broken'),
    });
    client.current = made;
    return () => {
      requested.current = '';
      made.close();
    };
  }, [api]);

  useEffect(() => {
    if (requested.current === question) return;
    requested.current = '';
    client.current?.close();
    setStream(NO_STREAM);
    if (!isSeen || registrationNumber === '' || ids === '') return;
    requested.current = question;
    client.current?.load({
      registrationNumber,
      serviceOfferings: ids.split(','),
      position: { latitude: lat, longitude: lng },
    });
  }, [question, isSeen, registrationNumber, ids, lat, lng]);

  const more = useCallback(() => client.current?.more(), []);
  return { stream, more };
}

function browserSource(address: string): Source {
  const events = new EventSource(address);
  const source: Source = { onmessage: null, onerror: null, close: () => events.close() };
  events.onmessage = (event) => source.onmessage?.(event);
  events.onerror = (event) => source.onerror?.(event);
  return source;
}
