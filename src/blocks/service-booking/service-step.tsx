import { useBooking } from './booking-context';
import { StepSection } from './step-section';
export function ServiceStep() {
  const { t } = useBooking();
  return (
    <StepSection step={2} title={t('booking.services')} summary="">
      {null}
    </StepSection>
  );
}
