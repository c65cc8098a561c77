import type { Caller } from '../../contract/creations.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import type { ServiceContext } from '../context.ts'
import { tellingSentences } from '../import/telling-sentences.ts'
import { askModel } from './ask-model.ts'
import { longestSummary, scrapeSummaryQuestion } from './prompts/scrape-summary.ts'

/** What a page says of its business, in at most 1,200 characters: by a model, else the page's own words. Never throws. */
export async function summarizePage(ctx: ServiceContext, page: ImportedPage, caller: Caller): Promise<string> {
  if (page.outcome === 'nothing') return ''
  const answer = await askModel(ctx, scrapeSummaryQuestion(page), caller)
  return answer?.summary ?? tellingSentences(page, longestSummary).join(' ')
}
