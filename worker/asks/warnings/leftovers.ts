import { sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { containsWords } from '../../../renderer/facts/repeated-facts.ts'
import { sentencesIn } from '../../model/sentences.ts'

/** In characters: what is shorter may be a word of anything. */
const minWordLength = 4

/** Warnings for sentences that still contain the old value of a changed fact. */
export function leftoverWarnings(before: WebsiteSettings, after: WebsiteSettings): string[] {
  if (before.business === after.business) return []
  const now = new Set(factTexts(after))
  const gone = factTexts(before).filter((text) => !now.has(text) && text.length >= minWordLength)
  if (gone.length === 0) return []
  const shown = after.sections.filter(({ hidden }) => !hidden)
  return shown
    .flatMap((section) =>
      sectionTexts(section)
        .flatMap(({ text }) => text.split('\n').flatMap(sentencesIn))
        .filter((sentence) => gone.some((text) => containsWords(text, sentence)))
        .map((sentence) => `${sectionTitle(section, after.sections)} still says “${sentence.trim().slice(0, 160)}”`),
    )
    .slice(0, 2)
}

/** The texts of facts that sentences may repeat verbatim: names, numbers, places. */
const factTexts = ({ business }: WebsiteSettings): string[] =>
  [
    ...business.people.flatMap(({ name }) => [name, name.split(' ')[0] ?? '']),
    ...business.phones.map(({ number }) => number),
    ...business.emails.map(({ address }) => address),
    ...business.areas.map(({ name }) => name),
    ...business.services.map(({ name }) => name),
    ...business.credentials.map(({ name }) => name),
    ...business.terms.map(({ text }) => text.replace(/\.$/, '')),
    business.address.text.split('\n')[0] ?? '',
  ].map((text) => text.trim())
