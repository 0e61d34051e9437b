/** Adds the drawings of icons that came with fetched markup to those of the page, for it to refer to (`iconSprite`). */
export function takeIcons(fetched: ParentNode): void {
  const page = document.querySelector('[data-icons]');
  for (const drawing of fetched.querySelectorAll('[data-icons] > path'))
    if (document.getElementById(drawing.id) === null) page?.append(drawing);
}
