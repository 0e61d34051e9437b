import { useEffect, useRef } from 'react';
import { TakenTime } from '~/features/time-hold';
import type { OfferedTime } from '~/modules/workshop';
import { useBooking } from '../state/booking-context';
import { WaysOut } from '../step/ways-out';
import type { PickProblem } from './use-pick';

interface Props {
  readonly problem: PickProblem;
  readonly isBusy: boolean;
  readonly onPick: (slot: OfferedTime) => void;
}

/** Why a time could not be had, and what can be had instead. */
export function PickMessage({ problem, isBusy, onPick }: Props) {
  const { t, site } = useBooking();
  if (problem.kind === 'taken') {
    const { slot, alternatives } = problem;
    return (
      <TakenTime
        slot={slot}
        alternatives={alternatives}
        isBusy={isBusy}
        onPick={onPick}
        t={t}
        locale={site.locale}
      />
    );
  }
  return <FailedPick message={problem.message} />;
}

/** It takes the focus: the button of the time may be screens below it. */
function FailedPick({ message }: { readonly message: string }) {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => self.current?.focus(), []);
  return (
    <div ref={self} tabIndex={-1}>
      <WaysOut tone="danger" text={message} />
    </div>
  );
}
