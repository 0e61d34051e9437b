/** The tyre hotel: codes, tyres, and what its calls answer. */
export const tyreHotel = {
  'tyreHotel.sms':
    '{code} on koodisi rengashotelliin ({site}). Se on voimassa {minutes} minuuttia. Älä jaa sitä kenellekään.',
  'tyreHotel.codeSent': 'Lähetimme koodin sopimuksesi puhelinnumeroon. Se on voimassa 5 minuuttia.',
  'tyreHotel.wear.summer.worn': 'Kulutuspinnan syvyys on alle {limit} mm. Suosittelemme renkaan vaihtamista.',
  'tyreHotel.wear.summer.below-legal':
    'Kulutuspinnan syvyys alittaa kesärenkaan lakirajan, {limit} mm. Rengasta ei saa käyttää. Suosittelemme sen vaihtamista.',
  'tyreHotel.wear.summer.damaged': 'Rengas on vaurioitunut. Suosittelemme sen vaihtamista.',
  'tyreHotel.wear.winter.worn':
    'Kulutuspinnan syvyys on alle {limit} mm. Suosittelemme renkaan vaihtamista ennen talvea.',
  'tyreHotel.wear.winter.below-legal':
    'Kulutuspinnan syvyys alittaa talvirenkaan lakirajan, {limit} mm. Rengasta ei saa käyttää talvikelissä. Suosittelemme sen vaihtamista.',
  'tyreHotel.wear.winter.damaged': 'Rengas on vaurioitunut. Suosittelemme sen vaihtamista.',
  'tyreHotel.failure.no-agreement': 'Tällä rekisteritunnuksella ei löydy rengashotellisopimusta.',
  'tyreHotel.failure.unknown-customer': 'Haku ei ole enää voimassa. Hae rekisteritunnuksella uudelleen.',
  'tyreHotel.failure.too-many-codes':
    'Sinulle on lähetetty useita koodeja viimeisen tunnin aikana. Odota hetki tai soita meille.',
  'tyreHotel.failure.code-not-sent':
    'Koodia ei voitu lähettää. Yritä hetken kuluttua uudelleen tai soita meille.',
  'tyreHotel.failure.wrong-code': 'Koodi ei täsmää. Tarkista se ja yritä uudelleen.',
  'tyreHotel.failure.code-expired': 'Koodi ei ole enää voimassa. Pyydä uusi.',
  'tyreHotel.failure.outside-window':
    'Aikaa ei voi varata. Valitse päivä kolmen päivän ja kolmen kuukauden väliltä.',
  'tyreHotel.failure.time-needed': 'Valitse aika.',
  'tyreHotel.failure.slot-taken': 'Joku muu ehti varata ajan. Valitse toinen aika.',
  'tyreHotel.failure.key-reused': 'Varaus on jo lähetetty. Lataa sivu uudelleen ja yritä uudestaan.',
  'tyreHotel.failure.not-bookable':
    'Korjaamosi ei voi ottaa varausta vastaan täällä. Soita tai lähetä sähköpostia, niin autamme.',
  'tyreHotel.failure.service-unavailable': 'Jokin meni vikaan, yritä myöhemmin uudelleen.',
  'tyreHotel.failure.invalid-registration-number': 'Anna rekisteritunnus, jossa on 2–7 merkkiä.',
  'tyreHotel.failure.invalid': 'Jokin antamistasi tiedoista ei täsmää. Tarkista tiedot ja yritä uudelleen.',
  'tyreHotel.failure.signed-out': 'Et ole enää kirjautuneena. Hae rekisteritunnuksella uudelleen.',
  'tyreHotel.failure.other-vehicle': 'Olet kirjautunut toisella autolla. Kirjaudu ulos ja hae uudelleen.',
  'tyreHotel.failure.forbidden': 'Varaus on tehtävä omalla sivullamme.',
  'tyreHotel.failure.not-found': 'Hakemaasi ei löydy.',
  'tyreHotel.failure.method-not-allowed': 'Näin ei voi tehdä.',
  'tyreHotel.failure.rate-limited': 'Tämä kävi liian nopeasti. Odota hetki ja yritä uudelleen.',
  'tyreHotel.failure.too-large': 'Lähetys on liian suuri.',
  'tyreHotel.failure.unsupported-type': 'Lähetystä ei voi lukea.',
  'tyreHotel.failure.internal': 'Jokin meni vikaan, yritä myöhemmin uudelleen.',
} as const;
