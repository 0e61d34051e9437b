import { defineBlock, field } from '~/modules/content';

const image = {
  src: '/media/car-volvo-ex40-blue-front-left-nordhem-se-e/1280.webp',
  alt: 'En blå elsuv snett framifrån',
  width: 1600,
  height: 1066,
};
const label = (at: string) => field.text({ maxLength: 60, label: `Label ${at}` });
const value = (at: string) => field.text({ maxLength: 100, label: `Value ${at}` });

/** A model of a make with what it costs and can do, alone or in a row of cards (CARDS-3). */
export const block = defineBlock({
  name: 'CarModelCard',
  title: 'Car model card',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    Text: field.text({ maxLength: 2000 }),
    Image: field.image(),
    IsCampaign: field.boolean(),
    Campaign: field.text({ maxLength: 60, help: 'Shown on the picture while the campaign is on' }),
    Link: field.link(),
    Label1: label('1'),
    Value1: value('1'),
    Label2: label('2'),
    Value2: value('2'),
    Label3: label('3'),
    Value3: value('3'),
    Label4: label('4'),
    Value4: value('4'),
  },
  examples: {
    'Campaign, four facts': {
      fields: {
        Title: 'Elsuven för långa vintrar',
        Text: 'Fyrhjulsdrift, värmepump och plats för fem med skidor.',
        Image: image,
        IsCampaign: true,
        Campaign: 'Kampanj till 30 april',
        Link: { href: '/kop-bil/biltyp/elbilar', text: 'Se modellen' },
        Label1: 'Pris från',
        Value1: '519 900 kr',
        Label2: 'Privatleasing',
        Value2: '5 495 kr/mån',
        Label3: 'Räckvidd',
        Value3: '56 mil',
        Label4: 'Dragvikt',
        Value4: '1 600 kg',
      },
    },
    'Two facts, no campaign': {
      fields: {
        Title: 'Kombin som rymmer veckan',
        Image: {
          ...image,
          src: '/media/car-volvo-v60-red-front-left-nordhem-se/1280.webp',
          alt: 'En röd kombi snett framifrån',
        },
        Link: { href: '/kop-bil/nya-bilar-i-lager', text: '' },
        Label1: 'Pris från',
        Value1: '389 900 kr',
        Label3: 'Bagage',
        Value3: '690 liter',
      },
    },
    'Only text': { fields: { Title: 'Skåpbilen kommer i höst', Text: 'Anmäl dig så hör vi av oss först.' } },
  },
});
