/** The flow of the workshop booking (BOOKING-1). The summary and the confirmation have a file of their own. */
export const booking = {
  'booking.step': 'Krok {display}/{max}',
  'booking.continue': 'Pokračovať',
  'booking.change': 'Zmeniť',
  'booking.call': 'Zavolajte {phone}',
  'booking.callMe': 'Nechajte nám číslo a my zavoláme',
  'booking.noScript':
    'Rezervácia potrebuje JavaScript, ktorý máte v prehliadači vypnutý. Zavolajte nám a termín dohodneme spolu.',
  'booking.partFailed': 'Ďalší krok sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.',
  'booking.loading': 'Načítava sa …',
  'booking.region': 'Rezervácia servisu',

  // The car
  'booking.intro': 'Objednajte si servis, prezutie a dielňu',
  'booking.lead':
    'Zadajte evidenčné číslo vozidla, vyberte, čo treba urobiť, a pozrite si voľné termíny v dielňach vo vašom okolí.',
  'booking.plateTitle': 'Vyplňte evidenčné číslo',
  'booking.plateHint': 'Napríklad ABC 123',
  'booking.find': 'Nájsť vozidlo',
  'booking.finding': 'Hľadá sa vozidlo …',
  'booking.plateInvalid': 'Zadajte evidenčné číslo s 2 až 7 písmenami a číslicami.',
  'booking.plateUnknown': 'Vozidlo s týmto evidenčným číslom sme nenašli.',
  'booking.plateFailed': 'Niečo sa pokazilo! Skúste to o chvíľu znova..',
  'booking.found': 'Vozidlo sme našli: {car}',
  'booking.authorised': 'Máme autorizované servisy {brand}',
  'booking.notAuthorised':
    'Pre vašu značku nemáme autorizované servisy, niektoré služby vám však vieme ponúknuť',
  'booking.carTitle': 'Vaše vozidlo',
  'booking.notYours': 'Nie je to vaše vozidlo? Hľadajte znova',
  'booking.mileage': 'Stav tachometra',
  'booking.mileageHint':
    'Zadajte stav v švédskych míľach (10 km) a ukážeme vám cenu originálneho servisu, ak máme pre vaše auto cenník.',
  'booking.mileageInvalid': 'Zadajte stav tachometra číslicami, najviac {max}.',

  // The services
  'booking.services': 'Vyberte službu',
  'booking.servicesLoading': 'Načítavajú sa služby pre vaše vozidlo …',
  'booking.servicesFailed': 'Rezervácia servisu momentálne nefunguje',
  'booking.servicesNone':
    'Pre vaše vozidlo tu nie je možné objednať žiadnu službu. Zavolajte nám, pomôžeme vám.',
  'booking.chooseOne': 'Ak chcete pokračovať, vyberte aspoň jednu službu.',
  'booking.describe': 'Opíšte svoju požiadavku',
  'booking.counterSaid': '{count} z {max} znakov',
  'booking.needsMileage':
    'Cena závisí od najazdenej vzdialenosti. Doplňte stav tachometra v časti Vaše vozidlo a uvidíte ju tu.',
  'booking.priceOutside': 'Cena po prehliadke: cenník nemá cenu pre stav {mileage}.',
  'booking.priceAfterCheck': 'Cena po prehliadke: servis vám povie, koľko práca stojí, skôr než ju začne.',
  'booking.chosenCount': {
    one: '{count} vybraná',
    few: '{count} vybrané',
    many: '{count} vybranej',
    other: '{count} vybraných',
  },

  // The add-ons
  'booking.addOns': 'Doplnky pre vaše vozidlo',
  'booking.noAddOns': 'K vašim službám nie sú dostupné žiadne doplnky.',
  'booking.noneChosen': 'Žiadne doplnky',
  'booking.addOnsText': 'Pridajte, čo chcete vybaviť pri tej istej návšteve, alebo pokračujte bez toho.',

  // Contact and booking
  'booking.contact': 'Vaše kontaktné údaje',
  'booking.contactText': 'Sem vám servis pošle potvrdenie a tu vás zastihne počas návštevy.',
  'booking.comment': 'Poznámka pre servis',
  'booking.privacy': 'Vaše údaje použijeme iba na vybavenie a potvrdenie rezervácie.',
  'booking.confirm': 'Rezervovať',
  'booking.sending': 'Rezervuje sa …',
  'booking.taken':
    'Tento termín si medzitým rezervoval niekto iný. Vyberte si namiesto neho jeden z týchto; čo ste napísali, zostáva.',
  'booking.takenNone':
    'Tento termín si medzitým rezervoval niekto iný. Vyberte si iný; čo ste napísali, zostáva.',
  'booking.alternatives': 'Iné voľné termíny',
  'booking.otherTime': 'Vybrať iný termín',
  'booking.timeIsYours': 'Termín je váš: {time}',
  'booking.alreadyBooked':
    'Auto už má rezervovaný termín {time}. Chcete si tento termín napriek tomu rezervovať?',
  'booking.alreadyBookedText':
    'Pre to isté auto máme v tom istom čase inú rezerváciu. Ak ste si už termín rezervovali, nemusíte to robiť znova.',
  'booking.bookAnyway': 'Aj tak rezervovať',
  'booking.holdLost': 'Termín sme pre vás už nemohli dlhšie držať. Čo ste napísali, zostáva.',
  'booking.holdAgain': 'Vziať termín znova',
  'booking.offline':
    'Nedostali sme odpoveď. Skontrolujte pripojenie a skúste to znova: rezervácia vznikne iba raz.',
  'booking.failed':
    'Rezervácia sa nepodarila a je to naša chyba. Skúste to znova alebo nám zavolajte. Čo ste napísali, zostáva.',
  'booking.refused':
    'Rezerváciu nebolo možné prijať. Prejdite si svoje voľby alebo nám zavolajte. Čo ste napísali, zostáva.',
  'booking.keyReused': 'Rezerváciu sme od vás už prijali. Potvrdenie hľadajte v e-maile alebo nám zavolajte.',
  'booking.startAgain': 'Začať novú rezerváciu',
} as const;
