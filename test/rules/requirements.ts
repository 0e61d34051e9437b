/** Text by path below the root. */
export type Texts = ReadonlyMap<string, string>;

interface Requirement {
  readonly id: string;
  /** Its file, without the ending. */
  readonly feature: string;
}

/** What looks like an id and is none. */
const NO_AREAS = new Set(['ABC', 'PDF', 'SHA', 'UTF']);
const ID = /(?<![\w-])((?:[A-Z]{3,}|[A-Z]+-[A-Z]+)(?:-[A-Z]+)*)-\d+(?![\w-])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Ids that a comment or a document cites and that no requirement has. */
export function strayCitations(texts: Texts, requirements: readonly Requirement[]): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return [...texts].flatMap(([path, text]) => {
    const cited = path.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
    return [...cited.matchAll(ID)].flatMap(([id, area = '']) =>
      known.has(id) || NO_AREAS.has(area) ? [] : [`${path} cites ${id}, which is no requirement`],
    );
  });
}

/** Documents that the requirements were written from; the repository does not hold them. */
const OUTSIDE = /specification[\s*(]+[123](?!\d)|domain[\s*]+facts/gi;

/** Places that cite a document which nobody who reads the repository has. */
export const outsideCitations = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([path, text]) =>
    (text.match(OUTSIDE) ?? []).map((words) => `${path} cites '${words.replaceAll(/[\s*]+/g, ' ')}'`),
  );

/** Features that the index does not list with all of their areas, and features that it lists and that are gone. */
export function indexFaults(index: string, requirements: readonly Requirement[]): readonly string[] {
  const listed = new Map(
    [...index.matchAll(/^\| \[`([^`]+)\.md`\]\([^)]+\) \| ([^|]+) \|/gm)].map(
      ([, feature = '', areas = '']) => [feature, areas],
    ),
  );
  const features = Map.groupBy(requirements, ({ feature }) => feature);
  const unlisted = [...features].flatMap(([feature, own]) => {
    const areas = [...new Set(own.map(({ id }) => `\`${id.replace(/-\d+$/, '')}\``))].join(', ');
    return listed.get(feature) === areas ? [] : [`the index does not list ${feature} with ${areas}`];
  });
  const gone = [...listed.keys()].filter((feature) => !features.has(feature));
  return [...unlisted, ...gone.map((feature) => `the index lists ${feature}, which is not there`)];
}
