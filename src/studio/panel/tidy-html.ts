/** The editor wraps what stands in an entry of a list into a paragraph; our pages have it without. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const entry of body.querySelectorAll('li')) {
    const paragraphs = [...entry.children].filter(({ tagName }) => tagName === 'P');
    if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes);
  }
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}

const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
/** What the sanitiser adds by itself. */
const IGNORED = new Set(['rel']);

function shapeOf(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const attributes = [...node.attributes]
    .filter(({ name }) => !IGNORED.has(name))
    .map(({ name, value }) => ` ${name}=${value}`)
    .sort();
  const name = SAME[node.tagName] ?? node.tagName;
  return `<${name}${attributes.join('')}>${[...node.childNodes].map(shapeOf).join('')}</${name}>`;
}

/** Whether two texts are the same but for how they are written. */
export function sameText(a: string, b: string): boolean {
  const shape = (html: string) =>
    [...new DOMParser().parseFromString(tidyHtml(html), 'text/html').body.childNodes]
      .map(shapeOf)
      .join('')
      .replace(/> +</g, '><')
      .trim();
  return shape(a) === shape(b);
}
