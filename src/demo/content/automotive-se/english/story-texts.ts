import type { StoryText } from '../../build/story';

/** English versions of the stories, by their name. */
export const STORY_TEXTS: Readonly<Record<string, StoryText>> = {
  'rackvidd-pa-vintern': {
    title: 'How far an electric car goes at minus fifteen',
    premble: 'Range shrinks in the cold, but less than many think. Five habits make the difference.',
    body: [
      'It is a quarter to seven in Östersund and the display says minus fifteen. Last night it promised 410 kilometres. Now it promises 300. Nothing is wrong; it is only winter.',
      '## Why cold costs',
      'A battery is at its best around twenty degrees. Below that the current moves more slowly, and the cabin has to be heated too. A petrol car warms you with heat that would otherwise leave through the grille. An electric one must take it from the battery.',
      '## Five habits that help',
      [
        '<strong>Preheat on the cable.</strong> The energy comes from the wall, and the battery is warm when you leave.',
        '<strong>Heat the seat, not the air.</strong> Seat and wheel draw a fraction of what the fan does.',
        '<strong>Tell the car that you will charge.</strong> Set the charger as your destination and the battery is warmed on the way.',
        '<strong>Check the pressure.</strong> Cold air shrinks.',
        '<strong>Brush off the snow.</strong> It weighs, and it slows you.',
      ],
    ],
  },
  'ladda-hemma-eller-ute': {
    title: 'Charge at home, at work or on the road?',
    premble: 'Where you charge decides what an electric car costs. This is how we think ourselves.',
    body: [
      'The question we hear most is not about range but about money. The answer depends on where the cable is.',
      '## At home',
      'Cheapest and simplest. With an hourly tariff you charge at night. The car sees to it if you set a time of departure.',
      '## At work',
      'Convenient, but check whether it is taxed as a benefit.',
      '## On the road',
      'Fast charging is dearest and meant for the journey. Prices differ more between operators than between towns. Charge from ten to eighty per cent; after that it is slow.',
    ],
  },
  'kopa-begagnad-elbil': {
    title: 'Eight things to look for in a used electric car',
    premble: 'The battery matters most, but not alone. Bring the list to the test drive.',
    body: [
      'A used electric car is often a wise buy. Somebody else has paid for the first years. But some of the questions are new.',
      '## The list',
      [
        '<strong>Battery health.</strong> Ask for the figure. Eighty-five per cent after five years is normal.',
        '<strong>Warranty.</strong> Usually eight years or 160,000 kilometres on the battery.',
        '<strong>Fast charging.</strong> What power, and which plug?',
        '<strong>On-board charger.</strong> One phase or three?',
        '<strong>Cables.</strong> They should be in the car.',
        '<strong>Brakes.</strong> Discs rust when the motor does the braking. Look.',
        '<strong>Tyres.</strong> Heavy cars wear them.',
        '<strong>Software.</strong> Is it up to date?',
      ],
    ],
  },
  'langs-hoga-kusten': {
    title: 'Three days along the High Coast',
    premble: 'From Härnösand to Örnsköldsvik on small roads, with stops for bathing, rock and flatbread.',
    body: [
      'The E4 goes straight through, but the High Coast lies beside it. We took three days over a hundred and twenty kilometres.',
      '## Day one: to Nordingrå',
      'Turn off just after the bridge. The road narrows, villages lie scattered along the bays, and suddenly there is no signal. Leave the car at Rotsidan and walk out on the rocks.',
      '## Day two: Skuleskogen',
      'From the south entrance a path leads to the Slåttdal crevice, thirty metres deep and hardly ten wide. Allow four hours.',
      '## Day three: to Örnsköldsvik',
      'Go up Skuleberget, then stop in the first village with a sign for tunnbröd. Buy more than you think you will eat.',
    ],
  },
  'packa-bilen-for-fjallet': {
    title: 'Packing for the mountains, once and for all',
    premble: 'Heavy at the bottom, soft on top and the spade within reach. A list that really fits.',
    body: [
      'The same every year: skis that rattle, a shoe that is missing and a flask under everything.',
      '## The order',
      [
        'Heavy and low: food and tools against the seat back',
        'Soft as a buffer: sleeping bags round what can break',
        'What you need first goes in last',
        'Nothing loose on the shelf, ever',
      ],
      '## The roof box',
      'Check what the roof may carry, often seventy-five kilos with the bars. Keep to 110, and reckon with a sixth less range.',
    ],
  },
  'lugnare-i-morkret': {
    title: 'Calmer in the dark: see more and be seen',
    premble: 'Clean lamps, the right beam and a little less speed. Most of it costs nothing.',
    body: [
      'Most collisions with game happen at dusk and dawn, many of them on roads the driver knows by heart.',
      '## The light',
      'Automatic high beam is good, not perfect. It does not always see a cyclist. Wipe the lamps when you fill up; salt takes more light than you think.',
      '## The speed',
      'At ninety the car covers nearly fifty metres in two seconds. Dipped beams reach about as far. Seventy is often right through a forest.',
    ],
  },
  'en-dag-i-verkstaden': {
    title: 'A day in the workshop, from first door to last test drive',
    premble: 'Eleven cars, two surprises and a shopping trolley. We followed an ordinary Tuesday.',
    body: [
      'The door goes up at ten to seven. The coffee is ready; that is a rule here.',
      '## 07.05',
      'An estate for service. The mechanic reads the codes before she lifts it. All quiet but one: the battery of the key. It is changed at once, without a line on the invoice.',
      '## 09.40',
      'A car that pulls to the left turns out to have one soft tyre. Pump, drive, done. Its owner, who expected a new suspension, goes home smiling.',
      '## 16.50',
      'The last test drive. Always without the radio. Whoever mended the car drives it; that is a rule too.',
    ],
  },
  'nar-ska-dacken-bytas': {
    title: 'When is a tyre really finished?',
    premble: 'The law says 1.6 and 3 millimetres. The water on the road is stricter.',
    body: [
      'A new tyre has about eight millimetres of tread, so that water has somewhere to go.',
      '## The limits',
      'Summer tyres need at least 1.6 millimetres, winter tyres 3. Already at four the stopping distance in the wet is clearly longer. We advise a change there.',
      '## Age',
      'Four figures on the side give week and year. Rubber ages in the garage too. After ten years tyres should go, whatever the tread.',
    ],
  },
  'sa-varderar-vi-din-bil': {
    title: 'How we value your car',
    premble: 'Mileage, condition, equipment and demand. And why washing it pays all the same.',
    body: [
      'A valuation is a guess at what the next owner will pay, less what must be done first.',
      '## What weighs heavily',
      [
        'Year and mileage',
        'Service history, complete or with gaps',
        'Damage to metal, glass and rims',
        'How many like it are for sale already',
      ],
      '## What you can do',
      'Clean it. Not to deceive anybody, but because we then see it as it is. Bring both keys. Tell us what is broken; we find it anyway, and it all goes faster.',
    ],
  },
  'larlingen-som-blev-kvar': {
    title: 'The apprentice who stayed',
    premble: 'She was to be in the workshop for three weeks. That was four years ago.',
    body: [
      'Wilma applied because it was close to the bus. Today she is the one they ask when an electric car will not wake.',
      '“The first week I swept floors and listened. The second I changed brake pads under supervision. The third, the boss said I might come back.”',
      '## From oil filters to high voltage',
      'The course takes a week, the habit a year. The hardest part, she says, is to hurry slowly. One measures, waits, and measures again.',
    ],
  },
};
