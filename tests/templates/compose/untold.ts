import { socialNetworks } from '../../../renderer/document/enumerations.ts'
import { formLanguageFor } from '../../../renderer/document/values/languages.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { ownerName } from '../../../renderer/facts/owner-name.ts'
import { factWordsIn, languageIn, pageWords } from '../../../renderer/languages/languages.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'

import { publishedDocument } from '../../../renderer/published-document.ts'
import { briefIn } from '../../../templates/compose/compose.ts'
import { factEntries, sectionTextsOf } from '../../../templates/compose/unplaced-facts.ts'
import { mended } from '../../../templates/plan/mend.ts'
import { normalized } from '../../../templates/plan/sentence-text.ts'
import { sentencesIn } from '../../../templates/plan/sentences.ts'

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Words that only join facts: in a list, or before a year or price. */
const joints = /(?<= )(?:and|und|e|y|et|ed|en|i|och|whatsapp)(?= )/g

/**
 * Words on a page without a source: neither the owner's sentences and facts, nor labels of the language, nor the
 * trade's labels and questions.
 */
export const untold = (document: WebsiteSettings): string[] =>
  untoldAmong(
    document,
    publishedDocument(document).sections.flatMap((section) => sectionTextsOf(section)),
  )

/** The texts with words that have no source. */
export function untoldAmong(document: WebsiteSettings, texts: readonly string[]): string[] {
  const { business, businessName, settings } = document
  const { language } = settings
  const { trade, tradeName, place } = briefIn(document)
  const words = factWordsIn(language)
  const sourceTexts = [
    ...business.sentences.flatMap(({ text }) => [text, mended(text, language)]),
    ...business.terms.map(({ text }) => mended(text, language)),
    ...factEntries(business, language).flatMap(({ parts, line }) => [...parts, line]),
    ...textsIn(business),
    businessName,
    ownerName(business, language, businessName),
    tradeName,
    place,
    ...business.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?/, '')),
    ...socialNetworks,
  ]
  const labels = words
    ? [
        ...textsIn([words, languageIn(language)?.headings]).flatMap((text) => text.split(/\{\w+\}/)),
        ...textsIn(languageIn(language)?.labels),
        ...textsIn([pageWords(language), replyWords(formLanguageFor(language) ?? 'english')]),
        ...(language.startsWith('en')
          ? textsIn([
              [trade.trade, trade.callToAction, trade.navigation, trade.form],
              trade.questions.map(({ ask }) => ask),
            ])
          : []),
      ]
    : []
  const known = [...new Set([...sourceTexts, ...labels].flatMap(partsOf))].toSorted((a, b) => b.length - a.length)
  return texts
    .filter((text) => !/^©/.test(text))
    .filter((text) => sentencesIn(text).some((sentence) => left(sentence, known) !== ''))
}

/** A text and its lines, normalized for comparison. */
const partsOf = (text: string) => [text, ...text.split('\n')].map(normalized).filter((part) => part.trim() !== '')

function left(text: string, known: readonly string[]): string {
  // A long sentence may be split over several places.
  if (known.some((one) => one.includes(normalized(text).trim()))) return ''
  let rest = normalized(text)
  // Twice, because adjacent matches share a space.
  for (const part of known) rest = rest.replaceAll(part, '   ').replaceAll(part, '   ')
  if (!/\p{sc=Latin}/u.test(rest)) for (const part of known) rest = rest.replaceAll(part.trim(), ' ')
  return rest.replace(joints, ' ').trim()
}
