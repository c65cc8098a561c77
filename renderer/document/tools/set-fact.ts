import * as z from 'zod'
import { changeBusiness } from '../../facts/change-business.ts'
import { adoptServices } from '../edits/follow-services.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { type Fact, fact, kindOf } from './facts/fact-kinds.ts'
import { hoursProblem, ownWordsOf, withoutOwnWords } from './facts/own-words.ts'
import { defineTool } from './tool.ts'

export const setFactTool = defineTool({
  name: 'set-fact',
  description:
    'Sets one fact of the business everywhere it is shown: phone, email, address, areas, opening hours by weekday, dates with other hours, appointment, a service with its price, a person, a credential, since when. Only what the owner states in the request.',
  input: z.object({ fact }),
  titleOf: ({ fact }, document) => {
    const title = kindOf(fact).titleOf(fact, document)
    const hidden = isKnown(document, fact) ? ownWordsOf(baseFor(document, fact), fact) : ''
    return hidden === '' ? title : `${title}, instead of the words in ${hidden}`
  },
  shownIn: ({ fact }) => kindOf(fact).shownIn,
  run: (document, { fact }) => {
    const unclear = hoursProblem(document, fact)
    if (unclear) return { problem: unclear }
    const base = baseFor(document, fact)
    const change = kindOf(fact).change(document.business, fact, document)
    if ('problem' in change) {
      // The page may show other words than the fact.
      const isHidden = change.known && ownWordsOf(base, fact) !== ''
      return isHidden ? withoutOwnWords(base, fact) : { problem: String(change.problem) }
    }
    const changed = changeBusiness(base, change)
    return changed === base ? document : withoutOwnWords(changed, fact)
  },
})

/** A service that only the page names becomes one of the business's. */
const baseFor = (document: WebsiteSettings, fact: Fact): WebsiteSettings =>
  fact.kind === 'service' && fact.action !== 'add' ? adoptServices(document) : document

function isKnown(document: WebsiteSettings, fact: Fact): boolean {
  const change = kindOf(fact).change(document.business, fact, document)
  return 'problem' in change && change.known === true
}
