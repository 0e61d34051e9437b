import type { Synonyms } from './synonyms';

/**
 * What buyers ask for and no record lists: tax, insurance, consumption, weights, the size of the boot. It is told to the
 * visitor, and nothing is searched by it: as words it would find nothing, or a car whose text happens to name it.
 */
export const UNLISTED: Synonyms = {
  sv: '0-100|acceleration|snabb|snabba|snabbast|snabbaste|pensionär|till pensionär|för pensionär|långkörning|för långkörning|instegshöjd|hög instegshöjd|instegsvänlig|utan kontantinsats|ingen kontantinsats|kontantinsats|0 kr kontant|0 kr kontantinsats|räntefritt|räntefri|skatt|låg skatt|lägre skatt|lägst skatt|billig skatt|bilskatt|fordonsskatt|skattebefriad|försäkring|låg försäkring|billig försäkring|billig i försäkring|förbrukning|låg förbrukning|lägst förbrukning|bränsleförbrukning|drar minst|drar lite|drar minst bränsle|drar lite bränsle|drar lite bensin|som drar lite|som drar lite bensin|som drar minst|förbrukar minst|förbrukar lite|snål|snåla|snålast|bränslesnål|bränslesnåla|totalvikt|nyttolast|maxlast|tjänstevikt|bagageutrymme|stort bagageutrymme|bagage|stort bagage|stor baklucka',
  nb: 'akselerasjon|rask|raske|raskest|langkjøring|til langkjøring|uten egenkapital|egenkapital|uten kontantandel|rentefritt|rentefri|avgift|årsavgift|lav avgift|lav årsavgift|veiavgift|forsikring|billig forsikring|lav forsikring|forbruk|lavt forbruk|lavest forbruk|drivstofforbruk|bruker minst|bruker lite|som bruker lite|drivstoffgjerrig|gjerrig|totalvekt|nyttelast|egenvekt|bagasjerom|stort bagasjerom|stor bagasje|bagasje',
  fi: 'kiihtyvyys|nopea|nopeat|nopein|ilman käsirahaa|käsiraha|käsirahaa|koroton|korottomasti|nollakorko|vero|matala vero|pieni vero|ajoneuvovero|käyttövoimavero|verot|vakuutus|halpa vakuutus|kulutus|pieni kulutus|matala kulutus|kuluttaa vähän|kuluttaa vähiten|vähän kuluttava|vähäkulutuksinen|vähäruokainen|pienikulutuksinen|pihi|taloudellinen|kokonaispaino|kantavuus|omapaino|tavaratila|iso tavaratila|isolla tavaratilalla',
  sk: 'zrýchlenie|rýchle|rýchly|najrýchlejšie|bez akontácie|akontácia|bez navýšenia|daň|nízka daň|cestná daň|poistenie|lacné poistenie|poistka|lacná poistka|spotreba|nízka spotreba|najnižšia spotreba|najnižšiu spotrebu|nízkou spotrebou|s nízkou spotrebou|malá spotreba|malou spotrebou|úsporné|úsporný|úsporná|nosnosť|celková hmotnosť|užitočná hmotnosť|veľký kufor|kufor|veľkým kufrom|batožinový priestor',
  en: 'acceleration|0-60|0 to 60|fast car|fast cars|quick car|fastest|no deposit|zero deposit|0 deposit|without deposit|deposit|interest free|road tax free|tax free|tax exempt|tax|road tax|car tax|low tax|low road tax|cheap tax|cheap road tax|free tax|free road tax|zero tax|no road tax|ved|insurance|low insurance|cheap insurance|insurance group|low insurance group|cheap to insure|cheap to run|cheap to tax|cheap on tax|low running costs|running costs|fuel economy|best fuel economy|good fuel economy|economical|fuel efficient|most economical|good on fuel|best on fuel|good mpg|best mpg|high mpg|mpg|low fuel consumption|fuel consumption|payload|gross weight|kerb weight|boot space|big boot|large boot|boot size|biggest boot',
};

/** A low-emission zone of Britain, whose rules all are those of London's ULEZ. */
export const EMISSION_ZONE: Synonyms = {
  en: 'ulez|ulez compliant|ulez exempt|ulez free|ulez friendly|ulez ok|ulez ready|ulez approved|ultra low emission zone|low emission zone|clean air zone|clean air zone compliant|caz|caz compliant|lez|lez compliant|emission zone compliant',
};
