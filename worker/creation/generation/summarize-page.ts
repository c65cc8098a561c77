import * as z from 'zod'
import { askedText } from '../../../renderer/document/asked-fields.ts'
import { askModel, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'
import type { ImportedPage } from '../import/schema.ts'
import { tellingSentences } from '../import/text.ts'

/** What a page says of its business, in at most 1,200 characters: by a model, else the page's own words. Never throws. */
export async function summarizePage(ctx: ServiceContext, page: ImportedPage, caller: Caller): Promise<string> {
  if (page.outcome === 'nothing') return ''
  const answer = await askModel(ctx, scrapeSummaryQuestion(page), caller)
  return answer?.summary ?? tellingSentences(page, longestSummary).join(' ')
}

/** In characters. */
const longestSummary = 1200

const what = 'what the page says of the business, its services, its place and what sets it apart'
const answer = z.object({
  summary: askedText({ control: 'prose', max: longestSummary, ask: { what, sentences: 8 } }),
})

const scrapeSummaryQuestion = ({ title, description, text }: ImportedPage): Question<typeof answer> => ({
  kind: 'scrape-summary',
  instruction: [
    'Sum up what this page says of the business it belongs to, for somebody who writes its new website.',
    'Facts alone, in plain sentences, in the language of the page. Leave out menus, notices, offers of the day, prices, links and all that is not about the business.',
  ].join('\n'),
  data: { title, description, text },
  answer,
})
