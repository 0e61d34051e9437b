import { useBooking } from './booking-context';
import { StepSection } from './step-section';
export function CarStep() {
  const { t } = useBooking();
  return (
    <StepSection step={1} title={t('booking.carTitle')} summary="">
      {null}
    </StepSection>
  );
}
