import { PlaceChoice } from '~/features/place-search';
import { useBooking } from '../../state/booking-context';

/** From where workshops are looked for; as long as nobody has said where they are it says from where it is counted. */
export function SearchPlace() {
  const { uid, t, state, site, dispatch } = useBooking();
  const { region } = state;
  return (
    <PlaceChoice
      uid={uid}
      t={t}
      place={region}
      note={
        region === ''
          ? t('workshop.fromStart', { place: site.start.name })
          : t('workshop.near', { place: region })
      }
      onPlace={({ name, lat, lng }) => dispatch({ type: 'position', lat, lng, region: name })}
    />
  );
}
