/** What a request says once it is sent: on the page, in the receipt to the visitor and in the mail to the dealer. */
export const requests = {
  'request.personAt': '{name} ({facility})',
  'request.someoneAt': 'predajca ({facility})',
  'request.referenceLabel': 'Vaše číslo dopytu',
  'request.answerBy': 'Odpoveď dostanete najneskôr {date} ({weekday}), telefonicky alebo e-mailom.',
  'request.answerSoon': 'Odpoveď dostanete telefonicky alebo e-mailom.',
  'request.carGone': 'Auto už nie je v predaji. Predajca vám môže pomôcť nájsť podobné.',
  'request.call': 'Nechcete čakať? Zavolajte na {phone} a uveďte číslo dopytu.',
  'request.mailed': 'Potvrdenie posielame aj na váš e-mail.',
  'request.offline':
    'Zdá sa, že nemáte internet. Všetko, čo ste napísali, tu zostalo: odošlite to znova, keď budete pripojení.',
  'request.unavailable':
    'Dopyty teraz nevieme prijať. Všetko, čo ste napísali, tu zostalo: skúste to o chvíľu alebo nám zavolajte.',
  'receipt.subject': 'Dostali sme váš dopyt: {facility}',
  'receipt.subjectCar': 'Dostali sme váš dopyt: {car}',
  'receipt.subjectSell': 'Dostali sme údaje o vašom aute',
  'receipt.loan': 'Čo ste si vypočítali',
  'receipt.loanShown': 'Úver, ktorý ste videli',
  'receipt.quote': 'Financovanie, ktoré ste si vypočítali',
  'receipt.quoteShown': 'Financovanie, ktoré ste videli',
  'receipt.leasing': 'Lízing, ktorý ste videli',
  'receipt.changed':
    'Čísla sa líšia od tých, ktoré ste videli: prepočítali sme ich podľa dnešných podmienok.',
  'receipt.gone': 'Čísla, ktoré ste videli, už neplatia. Platné sa dozviete v odpovedi.',
  'receipt.perMonth': '{amount} mesačne',
  'receipt.message':
    'Vašu správu sme dostali, ale neopakujeme ju tu, lebo potvrdenie sa môže dostať k niekomu inému.',
  'receipt.reach': 'Ako nás zastihnete',
  'receipt.address': 'Adresa',
  'receipt.reply': 'Ak chcete niečo doplniť, odpovedzte na tento e-mail. Odpoveď dostane {who}.',
  'receipt.toCar': 'Pozrieť auto',
  'receipt.why':
    'Tento e-mail ste dostali, lebo niekto uviedol túto adresu vo formulári: {site}. Ak ste to neboli vy, nevšímajte si ho.',
  'leadMail.carGone': '– už nie je v predaji',
  'leadMail.to': 'Komu',
  'leadMail.promised': 'Zákazníkovi sme sľúbili odpoveď najneskôr {date} ({weekday}).',
  'leadMail.language': 'Jazyk stránky, ktorú zákazník čítal: {language}.',
  'leadMail.loan': 'Čo si zákazník vypočítal',
  'leadMail.loanShown': 'Úver zobrazený na stránke',
  'leadMail.quote': 'Financovanie, ktoré si zákazník vypočítal',
  'leadMail.quoteShown': 'Financovanie zobrazené na stránke',
  'leadMail.leasing': 'Lízing zobrazený na stránke',
  'leadMail.checked': 'Web čísla prepočítal podľa podmienok auta: zákazník videl rovnaké.',
  'leadMail.changed': 'POZOR: zákazník videl iné čísla. Tieto web prepočítal podľa podmienok auta.',
  'leadMail.gone':
    'POZOR: zákazník poslal čísla, ktoré nepatria k žiadnej ponuke tohto auta. Vynechali sme ich.',
  'leadMail.unchecked': 'Zákazník si vypočítal financovanie. Nedalo sa overiť, preto sme ho vynechali.',
} as const;
