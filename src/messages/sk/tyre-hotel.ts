/** The tyre hotel: codes, tyres, and what its calls answer. */
export const tyreHotel = {
  'tyreHotel.sms': '{code} je váš kód do pneuhotela {site}. Platí {minutes} minút. Nikomu ho neposkytujte.',
  'tyreHotel.codeSent': 'Kód sme poslali na telefónne číslo z vašej zmluvy. Platí 5 minút.',
  'tyreHotel.wear.summer.worn': 'Hĺbka dezénu je menej ako {limit} mm. Odporúčame pneumatiku vymeniť.',
  'tyreHotel.wear.summer.below-legal':
    'Hĺbka dezénu je pod zákonnou hranicou pre letné pneumatiky, {limit} mm. Pneumatiku nemožno používať. Odporúčame ju vymeniť.',
  'tyreHotel.wear.summer.damaged': 'Pneumatika je poškodená. Odporúčame ju vymeniť.',
  'tyreHotel.wear.winter.worn':
    'Hĺbka dezénu je menej ako {limit} mm. Odporúčame pneumatiku vymeniť pred zimou.',
  'tyreHotel.wear.winter.below-legal':
    'Hĺbka dezénu je pod zákonnou hranicou pre zimné pneumatiky, {limit} mm. Pneumatiku nemožno používať v zimných podmienkach. Odporúčame ju vymeniť.',
  'tyreHotel.wear.winter.damaged': 'Pneumatika je poškodená. Odporúčame ju vymeniť.',
  'tyreHotel.failure.no-agreement': 'Pre toto evidenčné číslo sme nenašli zmluvu o uskladnení pneumatík.',
  'tyreHotel.failure.unknown-customer': 'Vyhľadávanie už neplatí. Vyhľadajte evidenčné číslo znova.',
  'tyreHotel.failure.too-many-codes':
    'Za poslednú hodinu ste dostali viac kódov. Chvíľu počkajte alebo nám zavolajte.',
  'tyreHotel.failure.code-not-sent':
    'Kód sa nepodarilo odoslať. Skúste to o chvíľu znova alebo nám zavolajte.',
  'tyreHotel.failure.wrong-code': 'Kód nie je správny. Skontrolujte ho a skúste znova.',
  'tyreHotel.failure.code-expired': 'Kód už neplatí. Vyžiadajte si nový.',
  'tyreHotel.failure.outside-window':
    'Tento termín nie je možné rezervovať. Vyberte deň od troch dní do troch mesiacov dopredu.',
  'tyreHotel.failure.time-needed': 'Vyberte čas.',
  'tyreHotel.failure.slot-taken': 'Termín si medzitým rezervoval niekto iný. Vyberte iný.',
  'tyreHotel.failure.key-reused': 'Rezervácia už bola odoslaná. Obnovte stránku a skúste znova.',
  'tyreHotel.failure.not-bookable':
    'Váš servis tu rezerváciu nemôže prijať. Zavolajte alebo napíšte nám, pomôžeme vám.',
  'tyreHotel.failure.service-unavailable': 'Niečo sa pokazilo, skúste to prosím neskôr.',
  'tyreHotel.failure.invalid-registration-number': 'Zadajte evidenčné číslo s 2 až 7 znakmi.',
  'tyreHotel.failure.invalid': 'Niektorý z údajov nie je správny. Skontrolujte ich a skúste znova.',
  'tyreHotel.failure.signed-out': 'Už nie ste prihlásený. Vyhľadajte evidenčné číslo znova.',
  'tyreHotel.failure.other-vehicle': 'Ste prihlásený pre iné auto. Odhláste sa a vyhľadajte znova.',
  'tyreHotel.failure.forbidden': 'Rezerváciu je potrebné urobiť na našej stránke.',
  'tyreHotel.failure.not-found': 'To, čo hľadáte, tu nie je.',
  'tyreHotel.failure.method-not-allowed': 'Takto to nejde.',
  'tyreHotel.failure.rate-limited': 'Bolo to príliš rýchlo. Chvíľu počkajte a skúste znova.',
  'tyreHotel.failure.too-large': 'Odosielané údaje sú príliš veľké.',
  'tyreHotel.failure.unsupported-type': 'Odosielané údaje sa nedajú prečítať.',
  'tyreHotel.failure.internal': 'Niečo sa pokazilo, skúste to prosím neskôr.',
} as const;
