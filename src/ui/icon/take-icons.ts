/** Adds the drawings of icons that came with fetched markup to those of the page, for it to refer to (`iconSprite`). */
export function takeIcons(fetched: ParentNode, page = document): void {
  const own = page.querySelector('[data-icons]');
  for (const drawing of fetched.querySelectorAll('[data-icons] > path'))
    if (page.getElementById(drawing.id) === null) own?.append(drawing);
}
