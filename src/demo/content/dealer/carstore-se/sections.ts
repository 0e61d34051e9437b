import { type SectionText, sectionPages } from '../sections';
import { swedish } from './text';

const sv: SectionText = {
  kit: swedish.kit,
  finance: {
    title: 'Betala bilen',
    nav: 'Betala',
    description: 'Lån eller kontant, med samma fasta pris. Räkna på varje bil innan du bestämmer dig.',
    hero: [
      'Priset är fast. Månaden väljer du.',
      'Dra i insatsen på bilens sida och se vad den blir.',
      ['car-hall', 410],
    ],
    ways: [
      'Så kan du göra',
      [
        'Billån',
        'Tjugo procent i insats är vanligast. Besked från långivaren samma dag, oftast inom en timme.',
      ],
      ['Kontant', 'Överföring eller kort. När pengarna syns får du nycklarna.'],
      ['Inbyte', 'Vi värderar din bil på plats på tio minuter och drar av den från priset.'],
    ],
    cta: [
      'Billigast per månad',
      'Kreditupplysning görs först när du ansöker. Att räkna är gratis och syns inte.',
      'Välj bil',
    ],
    warned: true,
  },
  business: {
    title: 'Carstore för företag',
    nav: 'Företag',
    description: 'Begagnade transportbilar, poolbilar och elbilar för företag. Samma fasta pris, utan moms.',
    hero: [
      'Bil på tisdag, jobb på onsdag',
      'Begagnade transportbilar och poolbilar som är klara att köra.',
      ['van-depot', 411],
    ],
    figures: [
      ['Leverans', '48 h', 'på bilar som står klara'],
      ['Moms', 'Utan', 'på alla transportbilar'],
      ['Pris', 'Fast', 'även när ni köper tio'],
    ],
    facts: [
      'Företagare frågar',
      [
        'Kan vi köpa på leasing?',
        'Ja, finansiell leasing på bilar upp till sex år. Ni får två förslag, med och utan restvärde.',
      ],
      [
        'Tar ni våra gamla bilar?',
        'Alla, på en gång. Skicka en lista med registreringsnummer så svarar vi med ett ark.',
      ],
      ['Hur är de genomgångna?', 'Som alla andra hos oss, plus lastutrymme, dragkrok och inredning.'],
    ],
    form: ['Vad behöver ni?', 'Antal, typ och när. När ni har skickat ser ni vilken dag ni får svar.'],
  },
  campaigns: {
    title: 'Veckans sänkta',
    nav: 'Sänkta priser',
    description: 'Begagnade bilar som just har fått lägre pris, från alla hallar.',
    hero: [
      'Nytt pris, samma bil',
      'De här har stått lite för länge. Det ska du tjäna på.',
      ['car-yard', 412],
    ],
    clock: [
      'Fri hemleverans',
      'Köp på distans innan tiden är ute så kör vi hem bilen till dig, upp till femtio mil.',
      'Visa bilar',
    ],
    reduced: ['Sänkta just nu', 'Visa alla sänkta'],
    terms: [
      'Villkor',
      'Tidigare pris är det lägsta under trettio dagar. Sänkt pris gäller tills bilen är såld.',
      'Hemleveransen gäller fast adress i Sverige och privatpersoner, en gång per köp.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: { finance: 'betala', business: 'foretag', campaigns: 'veckans-sankta' },
      texts: { sv },
      paths: { all: '/kop-bil/alla-bilar-i-lager', contact: '/kontakt', facilities: '/anlaggningar' },
    },
    today,
  );
