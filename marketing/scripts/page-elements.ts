/** An element of the page by id. Throws if it's missing. */
export function elementById<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found as Kind
}

export const cloneTemplate = (id: string): HTMLElement =>
  elementById<HTMLTemplateElement>(id).content.firstElementChild?.cloneNode(true) as HTMLElement

/** Throws if it's missing. */
export function descendant<Kind extends HTMLElement>(element: Element, selector: string): Kind {
  const found = element.querySelector<Kind>(selector)
  if (!found) throw new Error(`nothing is ${selector} in there`)
  return found
}
