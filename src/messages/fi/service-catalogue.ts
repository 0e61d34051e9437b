export const serviceCatalogue = {
  'catalogue.about': 'Tietoa: {name}',
  'catalogue.options': 'Vaihtoehdot: {category}',
  'catalogue.chosenOptions': 'Toiveesi: {options}',
  'catalogue.originalPrice': 'Hinta tarjotaan sähköpostitse varauksen jälkeen (maksuton huoltosopimuksella)',
  'catalogue.bronze': 'Renkaanvaihto ja rengashotelli',
  'catalogue.bronzeText':
    'Valitse tämä palvelu, jos haluat vaihtaa renkaat ja säilyttää ne rengashotellissamme.',
  'catalogue.mileage': 'Mittarilukema ruotsalaisina peninkulmina',
} as const;
