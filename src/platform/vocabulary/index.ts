export {
  type Concept,
  concept,
  type FacetLanguage,
  facetLanguage,
  lookupOf,
  type Wording,
  type WordLookup,
  wording,
  wordKey,
} from './vocabulary';
