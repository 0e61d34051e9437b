/** One visit, opened by staff. */
export const staffVisit = {
  'staffVisit.changeWork': 'Muuta työtä',
  'staffVisit.workHint':
    'Jo varattu työ säilyttää hintansa, uusi työ saa tämän päivän hinnan. Asiakkaalle ilmoitetaan, jos auto ei ole jo täällä.',
  'staffVisit.gone': 'Ei enää tarjolla',
  'staffVisit.saveWork': 'Tallenna työ',
  'staffVisit.note': 'Muistiinpano työtovereille',
  'staffVisit.noteShort': 'Muistiinpano',
  'staffVisit.noteHint':
    'Asiakas ei näe sitä, mutta hänellä on oikeus tietää, mitä siinä lukee. Enintään 1 000 merkkiä.',
  'staffVisit.saveNote': 'Tallenna muistiinpano',
  'staffVisit.noteNow': 'Tämä on nyt tallennettuna, ja tallentaminen korvaa sen:',
  'staffVisit.toBoard': 'Tauluun',
  'staffVisit.done.work': 'Työ on muutettu.',
  'staffVisit.done.told': 'Työ on muutettu. Asiakas saa ilmoituksen.',
  'staffVisit.done.note': 'Muistiinpano on tallennettu.',
  'staffVisit.problem.changed-meanwhile':
    'Joku muu on muuttanut käyntiä sen jälkeen, kun avasit sen. Valintasi ja tekstisi ovat tallella: tallenna uudelleen, jos ne jäävät voimaan.',
  'staffVisit.problem.wrong-state':
    'Tätä ei voi enää muuttaa: käynti on valmis, noudettu, peruttu, asiakas ei tullut tai tiedot on poistettu.',
  'staffVisit.problem.no-services': 'Valitse vähintään yksi palvelu.',
  'staffVisit.problem.unknown-service': 'Yhtä palveluista ei enää ole. Poista se.',
  'staffVisit.problem.service-not-for-car': 'Yksi uusista palveluista ei sovi autolle.',
  'staffVisit.problem.not-done-here':
    'Korjaamo ei tee kaikkea tätä samalla paikalla, tai se kestää liian kauan. Jaa se kahdelle käynnille.',
  'staffVisit.problem.bay-cannot':
    '{bay}: kaikkea tätä työtä ei voi tehdä siellä. Siirrä käynti ensin toiselle paikalle.',
  'staffVisit.problem.past-closing':
    'Työ ei valmistuisi ennen sulkemisaikaa. Siirrä käynti ensin aikaisemmaksi.',
  'staffVisit.problem.bay-taken':
    'Työ kestäisi kello {time} asti, ja {bay} on varattu ennen sitä. Siirrä käynti ensin paikalle, jossa on enemmän aikaa.',
  'staffVisit.problem.note-too-long': 'Muistiinpanossa voi olla enintään 1 000 merkkiä.',
} as const;
