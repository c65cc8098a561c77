import * as z from 'zod'
import { askedText } from '../../../../renderer/document/asked-fields.ts'
import type { Question } from '../ask-model.ts'

/** What somebody says who looks for a business to start. */
export type IdeaInputs = {
  /** What they like or can do. */
  interests: string
  location: string
  /** Ideas they have seen. */
  taken: readonly string[]
}

const count = 10
const idea = askedText({ control: 'line', max: 80, ask: { what: 'an idea in about 5 words', words: 8 } })
const answer = z.object({ ideas: z.array(idea).length(count).describe(`Exactly ${count} different ideas.`) })

export const businessIdeasQuestion = ({ interests, location, taken }: IdeaInputs): Question<typeof answer> => ({
  kind: 'business-ideas',
  instruction: [
    `Think of ${count} ideas for a small business that one person could start: services that people nearby would pay for.`,
    'Each says in about 5 words what is done and for whom, without a verb in front: "Evening repairs for rented homes". None from `taken`.',
    'Ideas are in the language of the data.',
  ].join('\n'),
  data: { interests, location, taken: taken.join('\n') },
  answer,
})
