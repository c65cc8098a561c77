import { type LegalKind, legalKinds } from '../../document/legal.ts'
import { hasWords } from '../../document/values/languages.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { legalWords } from '../../languages/languages.ts'
import { remember } from '../../remember.ts'
import { legalFacts } from './legal-facts.ts'
import type { LegalText } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

/** A page about the law with all that is said on it, in the language of its texts. */
export type LegalDocument = LegalText & {
  kind: LegalKind
  language: string
  contents: string
  /** 'Last changed on …'; blank where no day is known. */
  asOf: string
}

const texts = { privacy: privacyText, terms: termsText }

/** What a website does beyond its document: whether its contact form, where it has one, is sent, and whether its visits are counted. */
export type Conduct = { hasForm: boolean; isCounted: boolean }

/** The page of a kind for a document as it is published. */
export async function legalDocument(
  document: WebsiteSettings,
  kind: LegalKind,
  conduct: Conduct,
): Promise<LegalDocument> {
  const { language, legal } = document.settings
  const words = await legalWords(language)
  const date = legalDate(legal.asOf, hasWords(language) ? language : words.language)
  return {
    ...texts[kind](legalFacts(document, conduct), words),
    kind,
    language: words.language,
    contents: words.contents,
    asOf: date && words.asOf(date),
  }
}

/** Those that a document's owner wants. */
export const wantedKinds = ({ settings: { legal } }: WebsiteSettings): LegalKind[] =>
  legalKinds.filter((kind) => legal[kind])

const formatOf = remember((language: string) => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    return new Intl.DateTimeFormat(language.split('-')[0], options)
  }
}, 20)

/**
 * A day, as 2026-11-22, in words of `language`: the page's own where that is the language of its texts, for the country's way with
 * dates. Blank for a day that no calendar has.
 */
function legalDate(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return exists ? formatOf(language).format(date) : ''
}
