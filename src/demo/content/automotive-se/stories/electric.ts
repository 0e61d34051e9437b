import type { StoryCopy } from '../../build/story';

export const electricStories: readonly StoryCopy[] = [
  {
    name: 'rackvidd-pa-vintern',
    days: 4,
    author: 'Sara Lindvall',
    scene: ['winter-road', 151],
    tags: ['elbil', 'rad'],
    texts: {
      sv: {
        title: 'Så långt kommer en elbil när det är minus femton',
        premble:
          'Räckvidden krymper i kylan, men mindre än många tror. Fem vanor gör den största skillnaden.',
        body: [
          'Klockan är kvart i sju i Östersund och instrumentbrädan visar minus femton. I går kväll stod det 410 kilometer på skärmen. Nu står det 300. Ingenting är fel, det är bara vinter.',
          '## Varför kylan kostar',
          'Ett batteri är som piggast runt tjugo grader. Är det kallare går strömmen trögare, och dessutom behöver kupén värmas. En bensinbil värmer dig med spillvärme som annars försvinner ut genom grillen. En elbil måste ta värmen ur batteriet.',
          'Det märks mest på korta resor. Varje gång du startar kall ska allt värmas upp på nytt. På en långresa jämnar det ut sig efter de första milen.',
          '## Fem vanor som hjälper',
          [
            '<strong>Förvärm med kabeln i.</strong> Då kommer energin från väggen och batteriet är varmt när du åker.',
            '<strong>Värm sätet i stället för luften.</strong> Stol- och rattvärme drar en bråkdel av vad fläkten gör.',
            '<strong>Säg till bilen att du ska snabbladda.</strong> Ställ in laddstationen i navigatorn, så värms batteriet på vägen.',
            '<strong>Kontrollera trycket.</strong> Kall luft drar ihop sig. Två tiondels bar för lite märks.',
            '<strong>Borsta av bilen.</strong> Snö väger, och den bromsar luften.',
          ],
          '## Värmepump eller inte?',
          'Kör du mest korta sträckor spelar den mindre roll än man kan tro. Kör du långt i kyla är den värd pengarna. På våra <a href="/kop-bil/biltyp/elbilar">elbilar i lager</a> står det i utrustningslistan om bilen har värmepump.',
        ],
      },
    },
  },
  {
    name: 'ladda-hemma-eller-ute',
    days: 11,
    author: 'Jonas Hedberg',
    scene: ['charging-evening', 152],
    tags: ['elbil', 'ekonomi'],
    texts: {
      sv: {
        title: 'Ladda hemma, på jobbet eller vid vägen?',
        premble: 'Var du laddar avgör vad elbilen kostar. Här är hur vi själva tänker.',
        body: [
          'Frågan vi får oftast handlar inte om räckvidd utan om pengar: vad kostar det att ladda? Svaret beror på var sladden sitter.',
          '## Hemma',
          'Billigast och enklast. Med ett timprisavtal laddar du på natten när elen är som billigast. Bilen sköter det själv om du ställer in en avresetid.',
          '## På jobbet',
          'Bekvämt, men kontrollera om det är en förmån som ska beskattas. Många arbetsplatser tar betalt per kilowattimme, ofta nära självkostnad.',
          '## Vid vägen',
          'Snabbladdning är dyrast och tänkt för resan, inte för vardagen. Priset varierar mer mellan operatörer än mellan orter, så ett par appar i telefonen lönar sig. Ladda mellan tio och åttio procent, sedan går det långsamt.',
          '## Ett räkneexempel att göra själv',
          'Ta bilens förbrukning, till exempel 1,8 kWh milen. Gånga med ditt elpris. Då har du milkostnaden. Jämför med vad bensinen kostar i din nuvarande bil. Resten är vana.',
          'Funderar du på en box hemma? <a href="/dack-och-biltillbehor/laddbox">Så går installationen till</a>.',
        ],
      },
    },
  },
  {
    name: 'kopa-begagnad-elbil',
    days: 41,
    author: 'Sara Lindvall',
    scene: ['smart-city', 153],
    tags: ['elbil', 'kopa'],
    texts: {
      sv: {
        title: 'Åtta saker att titta efter på en begagnad elbil',
        premble: 'Batteriet är den viktigaste, men inte den enda. Ta med listan på provkörningen.',
        body: [
          'En begagnad elbil är ofta ett klokt köp. Någon annan har tagit den största värdeminskningen och tekniken håller. Men frågorna är delvis andra än de du är van vid.',
          '## Listan',
          [
            '<strong>Batteriets hälsa.</strong> Be om siffran, SoH. Åttiofem procent eller mer efter fem år är normalt.',
            '<strong>Garantin.</strong> Batteriet har oftast åtta år eller 16 000 mil. Se vad som är kvar och om den är kopplad till service.',
            '<strong>Snabbladdning.</strong> Vilken effekt, och vilken kontakt?',
            '<strong>Ombordladdare.</strong> En eller tre faser. Det avgör hur fort du laddar hemma.',
            '<strong>Kablar.</strong> Ska ligga i bilen. De är dyra att köpa till.',
            '<strong>Bromsar.</strong> Elbilar bromsar med motorn, så skivorna rostar. Titta.',
            '<strong>Däck.</strong> Tunga bilar sliter. Kontrollera datum och mönster.',
            '<strong>Programvara.</strong> Är bilen uppdaterad? Finns det tjänster som slutar gälla?',
          ],
          'Hos oss finns batterihälsan i protokollet på de bilar där tillverkaren låter oss läsa den. Saknas den, fråga.',
        ],
      },
    },
  },
];
