import { type Business, business } from '../../renderer/document/business.ts'
import { tradeFor } from '../match-trade.ts'

export type TypedAnswers = {
  businessName: string
  businessActivities: string
  businessLocation?: string | undefined
  /** The slug of the trade by whose page the owner came. */
  industry?: string | undefined
}

/** A business of which no facts are read yet: what the owner typed, as one sentence, and the trade that its words name. */
export function businessFromAnswers(answers: TypedAnswers): Business {
  const text = answers.businessActivities.trim()
  const { slug } = tradeFor({ activities: text, name: answers.businessName, hint: answers.industry })
  return business.parse({
    activities: answers.businessActivities,
    location: answers.businessLocation ?? '',
    trade: { slug },
    sentences: text === '' ? [] : [{ id: 'sentence-1', text }],
  })
}
