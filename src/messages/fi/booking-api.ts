/** What the calls of the workshop booking answer when they cannot do what was asked. */
export const bookingApi = {
  'bookingApi.invalid-registration-number': 'Anna rekisteritunnus, jossa on 2–7 merkkiä.',
  'bookingApi.unknown-vehicle': 'Tällä rekisteritunnuksella ei löydy autoa.',
  'bookingApi.register-unavailable': 'Jokin meni vikaan! Yritä hetken kuluttua uudelleen.',
  'bookingApi.unknown-workshop': 'Korjaamoa ei enää ole, tai se ei tee valitsemiasi töitä.',
  'bookingApi.unknown-service': 'Yhtä palveluista ei enää ole. Valitse palvelut uudelleen.',
  'bookingApi.unknown-hold': 'Aikaasi ei enää pidetä varattuna. Valitse aika uudelleen.',
  'bookingApi.unknown-booking': 'Tällä linkillä ei löydy varausta.',
  'bookingApi.invalid': 'Jokin antamistasi tiedoista ei kelpaa. Tarkista tiedot ja yritä uudelleen.',
  'bookingApi.slot-taken': 'Joku muu ehti valitettavasti varata ajan. Valitse toinen aika.',
  'bookingApi.outside-booking-window':
    'Aika ei ole tällä hetkellä varattavissa olevalla ajanjaksolla. Valitse toinen aika.',
  'bookingApi.time-not-offered':
    'Korjaamo ei ota autoja vastaan tähän aikaan. Valitse jokin näkyvissä olevista ajoista.',
  'bookingApi.not-done-here':
    'Korjaamo ei tee valitsemiasi töitä tai ei kaikkia samalla käynnillä. Valitse toinen korjaamo.',
  'bookingApi.service-not-for-car': 'Palvelu ei sovi autoosi. Valitse palvelut uudelleen.',
  'bookingApi.already-booked': 'Autolle on jo varattu korjaamoaika samaan aikaan.',
  'bookingApi.key-reused':
    'Varaus on jo lähetetty muilla tiedoilla. Katso vahvistus sähköpostistasi tai soita meille.',
  'bookingApi.too-late': 'Varausta ei voi enää muuttaa täällä. Soita korjaamolle, niin autamme.',
  'bookingApi.service-unavailable': 'Jokin meni vikaan! Yritä hetken kuluttua uudelleen.',
  'bookingApi.not-found': 'Etsimääsi ei löydy.',
  'bookingApi.method-not-allowed': 'Näin ei voi tehdä.',
  'bookingApi.forbidden': 'Varaus on tehtävä omalla sivullamme.',
  'bookingApi.rate-limited': 'Tämä kävi hieman liian nopeasti. Odota hetki ja yritä uudelleen.',
  'bookingApi.too-many-holds': 'Sinulla on jo useita aikoja varattuna. Vapauta jokin niistä tai odota hetki.',
  'bookingApi.too-many-streams':
    'Haet korjaamoja monessa ikkunassa yhtä aikaa. Sulje jokin niistä ja yritä uudelleen.',
  'bookingApi.too-large': 'Lähetät liikaa tietoa kerralla.',
  'bookingApi.unsupported-type': 'Lähettämiäsi tietoja ei voi lukea.',
  'bookingApi.internal': 'Jokin meni vikaan! Yritä hetken kuluttua uudelleen.',
} as const;
