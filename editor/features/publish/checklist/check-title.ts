import { pageTitle } from '../../../../renderer/page/page-facts.ts'
import type { Check } from './finding.ts'

/** In characters. Search results cut what is longer; what is shorter hardly says what and where. */
const longest = 60
const shortest = 12

/** The page's title, in search results and in the browser's tab. */
export const checkTitle: Check = ({ draft, published }) => {
  const title = draft.settings.pageTitle.trim()
  const sentence = sentenceOf(title, pageTitle(published))
  return sentence ? [{ severity: 'worth a look', place: 'Page title', sentence, path: 'settings.pageTitle' }] : []
}

function sentenceOf(title: string, shown: string): string | undefined {
  if (title === '') return `It’s empty, so search results will say “${shown}”.`
  if (title.length > longest)
    return `It has ${title.length} characters. Search results cut it off after about ${longest}.`
  if (title.length < shortest) return `“${title}” is short. People search for what you do and where.`
  return undefined
}
