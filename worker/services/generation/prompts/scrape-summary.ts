import * as z from 'zod'
import { askedText } from '../../../../renderer/document/asked-fields.ts'
import type { ImportedPage } from '../../../contract/imports.ts'
import type { Question } from '../ask-model.ts'

/** In characters. */
export const longestSummary = 1200

const what = 'what the page says of the business, its services, its place and what sets it apart'
const answer = z.object({
  summary: askedText({ control: 'prose', max: longestSummary, ask: { what, sentences: 8 } }),
})

export const scrapeSummaryQuestion = ({ title, description, text }: ImportedPage): Question<typeof answer> => ({
  kind: 'scrape-summary',
  instruction: [
    'Sum up what this page says of the business it belongs to, for somebody who writes its new website.',
    'Facts alone, in plain sentences, in the language of the page. Leave out menus, notices, offers of the day, prices, links and all that is not about the business.',
  ].join('\n'),
  data: { title, description, text },
  answer,
})
