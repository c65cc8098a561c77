import { api, responseBody } from '#api/client.ts'
import { openingWords } from '#templates/trade-words.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { startCreator } from './creator.ts'
import { descendant, elementById } from './page-elements.ts'
import { createShortlist, type SavedName } from './shortlist.ts'

type Shortlist = { toggle: (one: SavedName) => void; holds: (name: string) => boolean }

const linkOf = (row: Element) => descendant<HTMLAnchorElement>(row, 'a')
const nameOf = (row: Element) => descendant(row, '.result-text').textContent ?? ''

/** The trade page that the visitor came from. Blank if unknown. */
const tradeSlug = new URLSearchParams(location.search).get('trade') ?? ''
const openingText = openingWords(tradeSlug)

const rows = () => [...elementById('results').querySelectorAll<HTMLElement>('.result:not(.awaited)')]
const shortlist = createShortlist(() => {
  for (const row of rows()) showKept(row, shortlist)
})
const announce = (text: string) => {
  elementById('said').textContent = text
}
for (const row of rows()) attachButtons(row, shortlist, announce)

startCreator({
  what: 'names',
  carried: openingText ? { trade: tradeSlug, about: openingText } : {},
  suggest: async ({ about = '', place = '', name = '', trade }, taken) => {
    const business = { businessActivities: about, businessLocation: place, businessName: name }
    const wishes = { ...business, taken, ...(trade && { trade }) }
    return (await responseBody(api.suggestions.names.$post({ json: wishes }))).names
  },
  fill: (row, name, { about = '', place = '', trade = '' }) => {
    const business = { businessName: name, businessActivities: about, businessLocation: place, trade }
    fillName(row, name, wizardLink(business))
    attachButtons(row, shortlist, announce)
  },
})

function fillName(row: HTMLElement, name: string, link: string): void {
  descendant(row, '.result-text').textContent = name
  linkOf(row).setAttribute('href', link)
  linkOf(row).setAttribute('aria-label', `Use this name: ${name}`)
}

/** Shows a row's buttons, which require a script, and attaches their handlers. */
function attachButtons(row: HTMLElement, shortlist: Shortlist, announce: (text: string) => void): void {
  const name = nameOf(row)
  const keep = descendant(row, '[data-act=keep]')
  const copy = descendant(row, '[data-act=copy]')
  keep.setAttribute('aria-label', `Keep ${name}`)
  copy.setAttribute('aria-label', `Copy ${name}`)
  keep.addEventListener('click', () => shortlist.toggle({ name, link: linkOf(row).getAttribute('href') ?? '' }))
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(name).then(
      () => announce(`Copied: ${name}`),
      () => announce('Your browser won’t let us copy. Select the name to copy it.'),
    )
  })
  for (const one of [keep, copy]) one.hidden = false
  showKept(row, shortlist)
}

function showKept(row: HTMLElement, { holds }: Shortlist): void {
  row.querySelector('[data-act=keep]')?.setAttribute('aria-pressed', String(holds(nameOf(row))))
}
