/** An element that the page is drawn with. */
export function part<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found as Kind
}

/** A new one of what a template holds. */
export const copyOf = (id: string): HTMLElement =>
  part<HTMLTemplateElement>(id).content.firstElementChild?.cloneNode(true) as HTMLElement

/** The one element of a kind within another. */
export function within<Kind extends HTMLElement>(element: Element, selector: string): Kind {
  const found = element.querySelector<Kind>(selector)
  if (!found) throw new Error(`nothing is ${selector} in there`)
  return found
}
