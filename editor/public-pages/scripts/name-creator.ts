import { openingWords } from '../../../templates/trade-words.ts'
import { wizardLink } from '../../../worker/platform/addresses/paths.ts'
import { answerOf, api } from '../../api/client.ts'
import { startCreator } from './creator.ts'
import { enliven, fillName, showKept } from './name-row.ts'
import { part } from './page-part.ts'
import { openShortlist } from './shortlist.ts'

/** The trade by whose page somebody came, unless nobody knows it. */
const asked = new URLSearchParams(location.search).get('industry') ?? ''
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
  carried: opening ? { industry: asked, about: opening } : {},
  suggest: async ({ about = '', place = '', name = '', industry }, taken) => {
    const business = { businessActivities: about, businessLocation: place, businessName: name }
    const wishes = { ...business, taken, ...(industry && { industry }) }
    return (await answerOf(api.suggestions.names.$post({ json: wishes }))).names
  },
  fill: (row, name, { about = '', place = '', industry = '' }) => {
    const business = { businessName: name, businessActivities: about, businessLocation: place, industry }
    fillName(row, name, wizardLink(business))
    enliven(row, shortlist, say)
  },
})
