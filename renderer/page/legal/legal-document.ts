import { type LegalKind, legalKinds } from '../../document/legal.ts'
import { hasWords } from '../../document/values/languages.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { legalWords } from '../../languages/languages.ts'
import { memoize } from '../../memoize.ts'
import { legalFacts } from './legal-facts.ts'
import type { LegalText } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

export type LegalDocument = LegalText & {
  kind: LegalKind
  language: string
  contents: string
  /** 'Last changed on …'; blank if unknown. */
  asOf: string
}

const texts = { privacy: privacyText, terms: termsText }

/** Facts outside the document: whether the contact form can be sent, and whether visits are counted. */
export type SiteActivity = { hasForm: boolean; isCounted: boolean }

export async function legalDocument(
  document: WebsiteSettings,
  kind: LegalKind,
  activity: SiteActivity,
): Promise<LegalDocument> {
  const { language, legal } = document.settings
  const words = await legalWords(language)
  const date = legalDate(legal.asOf, hasWords(language) ? language : words.language)
  return {
    ...texts[kind](legalFacts(document, activity), words),
    kind,
    language: words.language,
    contents: words.contents,
    asOf: date && words.asOf(date),
  }
}

export const enabledKinds = ({ settings: { legal } }: WebsiteSettings): LegalKind[] =>
  legalKinds.filter((kind) => legal[kind])

const listFormat = memoize((language: string) => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    return new Intl.DateTimeFormat(language.split('-')[0], options)
  }
}, 20)

/**
 * Formats a day such as 2026-11-22 in `language`. Uses the page's own locale if it is the same language, for the
 * regional date format. Blank if invalid.
 */
function legalDate(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return exists ? listFormat(language).format(date) : ''
}
