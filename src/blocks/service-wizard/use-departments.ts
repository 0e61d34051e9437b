import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { originOf, PAGE_SIZE, useBooking, type Workshops } from '~/features/service-booking';
import { SEARCH_RADIUS } from '~/modules/service-booking/browser';
import { warnServer } from '~/ui/browser-warning';
import { linesOf } from './state/booking-view';
import { useWizard } from './wizard-context';

/**
 * The workshops for the car, the chosen work and the position, asked for while they are looked at; another question empties
 * the list. Five are shown at a time.
 */
export function useDepartments(): { readonly workshops: Workshops; readonly again: () => void } {
  const { wizard, change, calls, isReady } = useWizard();
  const { state: booking, site } = useBooking();
  const { car, page, departments } = wizard;
  const { lat, lng } = originOf(booking, site);
  const services = linesOf(wizard)
    .map(({ service }) => service.serviceId)
    .join(',');
  const [plate, brandCode] = [car?.regNo ?? '', car?.shortBrand ?? ''];
  // Another attempt is another question.
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${plate} ${services} ${lat} ${lng}`;
  const isSeen = isReady && page === 4 && booking.location === null && plate !== '' && services !== '';
  const [answered, setAnswered] = useState<{ readonly question: string; readonly isRefused: boolean } | null>(
    null,
  );
  const [shown, setShown] = useState(PAGE_SIZE);
  const requested = useRef('');

  useEffect(() => {
    if (!isSeen || requested.current === question) return;
    requested.current = question;
    setShown(PAGE_SIZE);
    const ask = {
      brandCode,
      services: services.split(','),
      regno: plate,
      radius: SEARCH_RADIUS,
      lat: String(lat),
      long: String(lng),
    };
    void calls.departments(ask).then((answer) => {
      if (requested.current !== question) return;
      if (!answer.ok) warnServer('workshops-refused');
      change({ type: 'departments', departments: answer.ok ? answer.value : [] });
      setAnswered({ question, isRefused: !answer.ok });
    });
  }, [isSeen, question, brandCode, services, plate, lat, lng, calls, change]);

  const isAnswered = answered?.question === question;
  const workshops = useMemo<Workshops>(
    () => ({
      stream: {
        workshops: isAnswered ? departments.slice(0, shown) : [],
        awaited: isAnswered ? 0 : PAGE_SIZE,
        phase: isAnswered ? (answered.isRefused ? 'refused' : 'done') : 'loading',
        exhausted: isAnswered && shown >= departments.length,
      },
      more: () => setShown((count) => count + PAGE_SIZE),
    }),
    [isAnswered, answered, departments, shown],
  );
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { workshops, again };
}
