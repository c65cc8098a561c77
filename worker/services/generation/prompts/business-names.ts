import * as z from 'zod'
import { askedText } from '../../../../renderer/document/asked-fields.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import type { Question } from '../ask-model.ts'
import type { BusinessInputs } from '../business-inputs.ts'

const count = 12
const name = askedText({ control: 'line', max: limits.businessName, ask: { what: 'a name', words: 5 } })
const answer = z.object({ names: z.array(name).length(count).describe(`Exactly ${count} different names.`) })

export const businessNamesQuestion = (
  inputs: BusinessInputs & { taken: readonly string[] },
): Question<typeof answer> => ({
  kind: 'business-names',
  instruction: [
    `Think of ${count} names for this business: easy to say and to spell, fitting its trade, and unlike one another.`,
    'Some may use the place or a word of the trade, some a single telling word. None in use by a known company, none from `taken`.',
    'Names are in the language in which the business describes itself.',
  ].join('\n'),
  data: { ...inputs, taken: inputs.taken.join('\n') },
  answer,
  own: [inputs.businessName],
})
