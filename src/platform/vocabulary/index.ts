export {
  type Concept,
  concept,
  FACET_LANGUAGES,
  type FacetLanguage,
  facetLanguage,
  lookupOf,
  type Wording,
  type WordLookup,
  wording,
  wordKey,
} from './vocabulary';
