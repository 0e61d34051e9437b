// Prints what the load needs of the sites, as JSON.
import { SITES } from '~/sites';

console.log(
  JSON.stringify(
    SITES.map(({ key, languages, carIndex, siteIndex, paths }) => ({
      key,
      language: languages[0],
      carIndex,
      siteIndex,
      carList: paths.carList,
      carDetail: paths.carDetail,
    })),
  ),
);
