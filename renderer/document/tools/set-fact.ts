import * as z from 'zod'
import { changeBusiness } from '../../facts/change-business.ts'
import { adoptServices } from '../edits/follow-services.ts'
import { fact, kindOf } from './facts/fact-kinds.ts'
import { hoursProblem, withoutOwnWords } from './facts/own-words.ts'
import { defineTool } from './tool.ts'

export const setFactTool = defineTool({
  name: 'set-fact',
  description:
    'Sets one fact of the business everywhere it is shown: phone, email, address, areas, opening hours by weekday, dates with other hours, appointment, a service with its price, a person, a credential, since when. Only what the owner states in the request.',
  input: z.object({ fact }),
  titleOf: ({ fact }, document) => kindOf(fact).titleOf(fact, document),
  shownIn: ({ fact }) => kindOf(fact).shownIn,
  run: (document, { fact }) => {
    const unclear = hoursProblem(document, fact)
    if (unclear) return { problem: unclear }
    const base = fact.kind === 'service' && fact.action !== 'add' ? adoptServices(document) : document
    const change = kindOf(fact).change(document.business, fact, document)
    if ('problem' in change) return { problem: String(change.problem) }
    const changed = changeBusiness(base, change)
    return changed === base ? document : withoutOwnWords(changed, fact)
  },
})
