import { within } from './page-part.ts'
import type { Kept } from './shortlist.ts'

type Shortlist = { toggle: (one: Kept) => void; holds: (name: string) => boolean }

const linkOf = (row: Element) => within<HTMLAnchorElement>(row, 'a')
const nameOf = (row: Element) => within(row, '.result-text').textContent ?? ''

/** Makes an empty row one for a name. */
export function fillName(row: HTMLElement, name: string, link: string): void {
  within(row, '.result-text').textContent = name
  linkOf(row).setAttribute('href', link)
  linkOf(row).setAttribute('aria-label', `Use this name: ${name}`)
}

/** Makes the buttons of a row work, which a page without a script does not show. */
export function enliven(row: HTMLElement, shortlist: Shortlist, say: (text: string) => void): void {
  const name = nameOf(row)
  const keep = within(row, '[data-act=keep]')
  const copy = within(row, '[data-act=copy]')
  keep.setAttribute('aria-label', `Keep ${name}`)
  copy.setAttribute('aria-label', `Copy ${name}`)
  keep.addEventListener('click', () => shortlist.toggle({ name, link: linkOf(row).getAttribute('href') ?? '' }))
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(name).then(
      () => say(`Copied: ${name}`),
      () => say('Your browser won’t let us copy. Select the name to copy it.'),
    )
  })
  for (const one of [keep, copy]) one.hidden = false
  showKept(row, shortlist)
}

export function showKept(row: HTMLElement, { holds }: Shortlist): void {
  row.querySelector('[data-act=keep]')?.setAttribute('aria-pressed', String(holds(nameOf(row))))
}
