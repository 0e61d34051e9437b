/** What scripts call the studio with, in somebody’s name. */
export const staffTokens = {
  'staffToken.title': 'Skriptien tunnisteet',
  'staffToken.intro':
    'Skripti, jolla on sinun tunnisteesi, kutsuu studiota nimissäsi ilman salasanaasi ja ilman koodia. Se saa tehdä enintään sen, mitä sinä itse saat tehdä sillä hetkellä.',
  'staffToken.none': 'Sinulla ei ole tunnisteita.',
  'staffToken.make': 'Uusi tunniste',
  'staffToken.change': 'Näytä ja lopeta tunnisteita',
  'staffToken.name': 'Nimi',
  'staffToken.nameHint':
    'Mihin sitä käytetään, esimerkiksi ”Kopio testiin”. Se näkyy sivuston lokissa nimesi vieressä.',
  'staffToken.scope': 'Mitä se saa tehdä',
  'staffToken.scope.read': 'Lukea',
  'staffToken.scope.readText': 'Se ei muuta mitään.',
  'staffToken.scope.write': 'Lukea ja muuttaa',
  'staffToken.scope.writeText': 'Kaiken, mitä saat tehdä sivustoilla.',
  'staffToken.sites': 'Sivustot',
  'staffToken.days': 'Voimassa',
  'staffToken.daysCount': { one: '{count} päivä', other: '{count} päivää' },
  'staffToken.create': 'Luo tunniste',
  'staffToken.madeAt': 'Luotu {time}',
  'staffToken.expiresAt': 'Voimassa {time} asti',
  'staffToken.expired': 'Vanhentunut',
  'staffToken.usedAt': 'Viimeksi käytetty {time}',
  'staffToken.neverUsed': 'Ei koskaan käytetty',
  'staffToken.end': 'Lopeta',
  'staffToken.whose': 'tunniste {name}',
  'staffToken.done': 'Tunniste on lopetettu.',
  'staffToken.made': 'Uusi tunnisteesi',
  'staffToken.madeText':
    'Kopioi se nyt ja säilytä se siellä, missä vain skriptisi lukee sen. Se näytetään vain tämän kerran.',
  'staffToken.tokenLabel': 'Tunniste {name}',
  'staffToken.goOn': 'Olen tallentanut sen',
  'staffToken.noSites': 'Vain sivustoa muokkaava voi luoda tunnisteita.',
  'staffToken.problem.name':
    'Anna sille nimi, jossa on kirjaimia, numeroita, välilyöntejä, pisteitä ja viivoja, enintään 40 merkkiä.',
  'staffToken.problem.name-taken':
    'Sinulla on jo samanniminen tunniste. Valitse toinen nimi tai lopeta se ensin.',
  'staffToken.problem.scope': 'Valitse, mitä se saa tehdä.',
  'staffToken.problem.days': 'Valitse, kuinka kauan se on voimassa.',
  'staffToken.problem.sites': 'Valitse vähintään yksi sivustoistasi.',
  'staffToken.problem.too-many': 'Sinulla on niin monta tunnistetta kuin voi olla. Lopeta yksi ensin.',
  'staffToken.mailSubject': 'Uusi tunniste tilillesi, {site}',
  'staffToken.mailText': 'Tilillesi on luotu tunniste ”{token}”. Se, jolla se on, kutsuu studiota nimissäsi.',
  'staffToken.mailAdvice':
    'Etkö se ollut sinä? Lopeta se tilisi sivulla ja pyydä ylläpitäjältäsi heti uusi salasana.',
} as const;
