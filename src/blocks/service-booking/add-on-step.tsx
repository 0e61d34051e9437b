import { useBooking } from './booking-context';
import { StepSection } from './step-section';
export function AddOnStep() {
  const { t } = useBooking();
  return (
    <StepSection step={3} title={t('booking.addOns')} summary="">
      {null}
    </StepSection>
  );
}
