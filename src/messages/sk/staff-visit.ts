/** One visit, opened by staff. */
export const staffVisit = {
  'staffVisit.changeWork': 'Zmeniť prácu',
  'staffVisit.workHint':
    'Čo je už objednané, má svoju cenu, nová práca má dnešnú. Zákazník dostane správu, ak auto ešte nie je tu.',
  'staffVisit.gone': 'Už sa neponúka',
  'staffVisit.saveWork': 'Uložiť prácu',
  'staffVisit.note': 'Poznámka pre kolegov',
  'staffVisit.noteShort': 'Poznámka',
  'staffVisit.noteHint': 'Zákazník ju nevidí, má však právo vedieť, čo v nej stojí. Najviac 1 000 znakov.',
  'staffVisit.saveNote': 'Uložiť poznámku',
  'staffVisit.noteNow': 'Toto je teraz uložené a uložením to nahradíte:',
  'staffVisit.toBoard': 'Na tabuľu',
  'staffVisit.done.work': 'Práca je zmenená.',
  'staffVisit.done.told': 'Práca je zmenená. Zákazník dostane správu.',
  'staffVisit.done.note': 'Poznámka je uložená.',
  'staffVisit.problem.changed-meanwhile':
    'Niekto iný zmenil návštevu, odkedy ste ju otvorili. Čo ste vybrali alebo napísali, zostalo: ak to má platiť, uložte znova.',
  'staffVisit.problem.wrong-state':
    'To sa už nedá zmeniť: návšteva je hotová, vyzdvihnutá, zrušená, zákazník neprišiel alebo sú údaje vymazané.',
  'staffVisit.problem.no-services': 'Vyberte aspoň jednu službu.',
  'staffVisit.problem.unknown-service': 'Jedna zo služieb už neexistuje. Odstráňte ju.',
  'staffVisit.problem.service-not-for-car': 'Jedna z nových služieb sa k autu nehodí.',
  'staffVisit.problem.not-done-here':
    'Servis nerobí toto všetko na jednom mieste alebo to trvá príliš dlho. Rozdeľte to na dve návštevy.',
  'staffVisit.problem.bay-cannot':
    '{bay}: všetku túto prácu tam nemožno robiť. Najprv presuňte návštevu na iné miesto.',
  'staffVisit.problem.past-closing':
    'Práca by nebola hotová pred zatvorením. Najprv presuňte návštevu na skorší čas.',
  'staffVisit.problem.bay-taken':
    'Práca by trvala do {time} a {bay} je predtým obsadené. Najprv presuňte návštevu na miesto s väčším časom.',
  'staffVisit.problem.note-too-long': 'Poznámka má najviac 1 000 znakov.',
} as const;
