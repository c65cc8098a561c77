import type { Caller } from '../../contract/creations.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import type { ServiceContext } from '../context.ts'
import { askModel } from './ask-model.ts'
import { longestSummary, scrapeSummaryQuestion } from './prompts/scrape-summary.ts'
import { sentencesIn } from './sentences.ts'

/** What a page says of its business, in at most 1,200 characters: by a model, else the page's own words. Never throws. */
export async function summarizePage(ctx: ServiceContext, page: ImportedPage, caller: Caller): Promise<string> {
  if (page.outcome === 'nothing') return ''
  const answer = await askModel(ctx, scrapeSummaryQuestion(page), caller)
  return answer?.summary ?? extractOf(page)
}

/** What a menu, a notice or a list of links is not: a sentence that says something. */
const telling = /^(?=.{40,400}$)(?=(?:\S+\s+){6})\p{Lu}.*[.!?。]$/su
const untelling =
  /\b(?:cookies?|javascript|browser|privacy policy|all rights reserved|log ?in|sign ?in|subscribe|newsletter|https?:|www\.)\b|©/i

/** The page's description, and the first sentences of its text that tell something. */
function extractOf({ description, text }: ImportedPage): string {
  const told = text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => telling.test(sentence) && !untelling.test(sentence))
  let extract = ''
  for (const sentence of new Set([...sentencesIn(description), ...told])) {
    const longer = `${extract} ${sentence}`.trim()
    if (longer.length > longestSummary) break
    extract = longer
  }
  return extract
}
