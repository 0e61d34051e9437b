/** The board of a workshop's day. */
export const board = {
  'board.name': 'Tabuľa',
  'board.noBay': 'Miesto nie je v rozvrhu',
  'board.chosen': '{plate} je vybrané. Šípky vyberú miesto, Enter presunie, Escape ponechá.',
  'board.unknown': 'Miesta sa nepodarilo načítať. Skontrolujte pripojenie.',
  'board.noPlaces': 'V tento deň nie je iné miesto.',
  'board.loading': 'Hľadajú sa miesta …',
  'board.moveTo': 'Presunúť na',
  'board.move': 'Presunúť',
  'board.otherDay': 'Iný deň',
  'board.open': 'Otvoriť návštevu',
  'board.close': 'Ponechať',
  'board.call': 'Zavolať: {name}',
  'board.moved': '{plate} je presunuté: {bay}, {time}.',
  'board.movedTold': '{plate} je presunuté: {bay}, {time}. Zákazník dostane správu.',
  'board.refused.unknown-booking': 'Návšteva už neexistuje.',
  'board.refused.changed-meanwhile':
    'Niekto iný medzitým návštevu presunul. Vyššie je jej terajší čas: presuňte ju znova, ak má byť inokedy.',
  'board.refused.wrong-state':
    'Návštevu nemožno presunúť: je hotová alebo vyzdvihnutá. Auto, ktoré prišlo, zostáva vo svojom dni.',
  'board.refused.bay-cannot': '{bay}: túto prácu tam nemožno robiť.',
  'board.refused.time-not-offered':
    'Práca vtedy nemôže začať: mimo pracovného času, v minulosti alebo príliš dlhá na zvyšok dňa.',
  'board.refused.bay-taken': '{bay} je vtedy obsadené.',
  'board.failed': 'Nepodarilo sa. Skontrolujte pripojenie a skúste znova.',
  'board.gone': '{plate} tu už nie je: kolega návštevu zrušil alebo presunul.',
  'board.signedOut': 'Už nie ste prihlásení alebo tabuľa neodpovedá.',
  'board.unanswered':
    'Server neodpovedá, návštevy tu preto môžu byť neaktuálne. Tabuľa sa sama obnoví, len čo to pôjde.',
  'board.reload': 'Načítať stránku znova',
  'board.list': 'Návštevy: {bay}',
  'board.moveTitle': 'Presunúť návštevu',
  'board.moveIntro': 'Zákazník sa dozvie o inom čase, nie o inom mieste.',
  'board.keys': 'Potiahnite návštevu alebo ju vyberte a použite šípky.',
  'board.moveNone': 'V ten deň nie je voľné miesto.',
  'board.done': 'Návšteva je presunutá.',
  'board.weekKeys':
    'Vyberte návštevu, aby ste ju videli a presunuli, alebo ju potiahnite na iný deň či miesto.',
  'board.load': '{booked} z {open} h',
  'board.closed': 'Zatvorené',
  'board.toDay': 'Deň',
  'board.noneThere': 'Pre túto návštevu tam nie je voľné miesto.',
} as const;
