/** What the calls of the workshop booking answer when they cannot do what was asked. */
export const bookingApi = {
  'bookingApi.invalid-registration-number': 'Zadajte evidenčné číslo s 2 až 7 znakmi.',
  'bookingApi.unknown-vehicle': 'Auto s týmto evidenčným číslom sme nenašli.',
  'bookingApi.register-unavailable': 'Niečo sa pokazilo! Skúste to o chvíľu znova.',
  'bookingApi.unknown-workshop': 'Tento servis už neexistuje alebo zvolené práce nerobí.',
  'bookingApi.unknown-service': 'Jedna zo služieb už nie je v ponuke. Vyberte si služby znova.',
  'bookingApi.unknown-hold': 'Váš termín už nie je rezervovaný. Vyberte si termín znova.',
  'bookingApi.unknown-booking': 'Pre tento odkaz sme nenašli žiadnu objednávku.',
  'bookingApi.invalid': 'Niektorý z údajov nie je správny. Skontrolujte ich a skúste to znova.',
  'bookingApi.slot-taken': 'Termín si, žiaľ, medzitým objednal niekto iný. Vyberte si iný.',
  'bookingApi.outside-booking-window':
    'Termín je mimo obdobia, na ktoré sa dá momentálne objednať. Vyberte si iný.',
  'bookingApi.time-not-offered':
    'Servis v tomto čase autá neprijíma. Vyberte si jeden zo zobrazených termínov.',
  'bookingApi.not-done-here':
    'Servis zvolené práce nerobí, alebo nie všetky pri jednej návšteve. Vyberte si iný servis.',
  'bookingApi.service-not-for-car': 'Táto služba nie je pre vaše auto vhodná. Vyberte si služby znova.',
  'bookingApi.already-booked': 'Auto má v tom čase už rezervovaný iný termín v servise.',
  'bookingApi.key-reused':
    'Objednávka už bola odoslaná s inými údajmi. Potvrdenie hľadajte v e-maile alebo nám zavolajte.',
  'bookingApi.too-late': 'Objednávku tu už nemožno zmeniť. Zavolajte do servisu a pomôžeme vám.',
  'bookingApi.service-unavailable': 'Niečo sa pokazilo! Skúste to o chvíľu znova.',
  'bookingApi.not-found': 'To, čo hľadáte, neexistuje.',
  'bookingApi.method-not-allowed': 'Takto to nejde.',
  'bookingApi.forbidden': 'Objednať sa dá iba na našej vlastnej stránke.',
  'bookingApi.rate-limited': 'Bolo to trochu prirýchlo. Počkajte chvíľu a skúste to znova.',
  'bookingApi.too-many-holds':
    'Už máte rezervovaných viac termínov. Uvoľnite niektorý z nich alebo chvíľu počkajte.',
  'bookingApi.too-many-streams':
    'Servisy hľadáte vo viacerých oknách naraz. Zatvorte niektoré z nich a skúste to znova.',
  'bookingApi.too-large': 'Posielate príliš veľa údajov.',
  'bookingApi.unsupported-type': 'To, čo posielate, sa nedá prečítať.',
  'bookingApi.internal': 'Niečo sa pokazilo! Skúste to o chvíľu znova.',
} as const;
