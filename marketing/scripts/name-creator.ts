import { answerOf, api } from '#api/client.ts'
import { openingWords } from '#templates/trade-words.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { startCreator } from './creator.ts'
import { part, within } from './page-part.ts'
import { type Kept, openShortlist } from './shortlist.ts'

type Shortlist = { toggle: (one: Kept) => void; holds: (name: string) => boolean }

const linkOf = (row: Element) => within<HTMLAnchorElement>(row, 'a')
const nameOf = (row: Element) => within(row, '.result-text').textContent ?? ''

/** The trade page that the visitor came from. Blank if unknown. */
const asked = new URLSearchParams(location.search).get('trade') ?? ''
const opening = openingWords(asked)

const rows = () => [...part('results').querySelectorAll<HTMLElement>('.result:not(.awaited)')]
const shortlist = openShortlist(() => {
  for (const row of rows()) showKept(row, shortlist)
})
const say = (text: string) => {
  part('said').textContent = text
}
for (const row of rows()) enliven(row, shortlist, say)

startCreator({
  what: 'names',
  carried: opening ? { trade: asked, about: opening } : {},
  suggest: async ({ about = '', place = '', name = '', trade }, taken) => {
    const business = { businessActivities: about, businessLocation: place, businessName: name }
    const wishes = { ...business, taken, ...(trade && { trade }) }
    return (await answerOf(api.suggestions.names.$post({ json: wishes }))).names
  },
  fill: (row, name, { about = '', place = '', trade = '' }) => {
    const business = { businessName: name, businessActivities: about, businessLocation: place, trade }
    fillName(row, name, wizardLink(business))
    enliven(row, shortlist, say)
  },
})

/** Fills an empty row with a name. */
function fillName(row: HTMLElement, name: string, link: string): void {
  within(row, '.result-text').textContent = name
  linkOf(row).setAttribute('href', link)
  linkOf(row).setAttribute('aria-label', `Use this name: ${name}`)
}

/** Shows a row's buttons, which require a script, and attaches their handlers. */
function enliven(row: HTMLElement, shortlist: Shortlist, say: (text: string) => void): void {
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

function showKept(row: HTMLElement, { holds }: Shortlist): void {
  row.querySelector('[data-act=keep]')?.setAttribute('aria-pressed', String(holds(nameOf(row))))
}
