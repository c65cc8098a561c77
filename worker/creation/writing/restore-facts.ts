import { sectionTexts } from '../../../renderer/document/section-texts.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf } from '../../../templates/compose/page-texts.ts'
import { unplacedFacts } from '../../../templates/compose/placed-facts.ts'
import { carries } from './carries.ts'
import { isInstruction } from './instructions.ts'

/**
 * Puts the composer's text back into each field whose new text lost something that the owner said, so that the written page has every fact
 * of the composed page. Restores as few fields as possible.
 */
export function restoreFacts(written: WebsiteSettings, composed: WebsiteSettings): WebsiteSettings {
  const before = new Map(composed.sections.map((section) => [section.id, section]))
  let website = written
  for (const said of lostIn(written)) {
    if (isCarried(website, said)) continue
    const fields = website.sections.flatMap((section) => changedFields(section, before.get(section.id)))
    const holding = fields.filter(({ was }) => carries(was, said))
    // What stood in parts in two places comes back with all that was there.
    const parts = fields.filter(({ was }) => was.length > 24 && carries(said, was))
    for (const field of holding.length > 0 ? holding.slice(0, 1) : parts) website = withField(website, field)
  }
  return website
}

/** A line for each fact and sentence that neither a text nor a view of the page shows. */
export function lostIn(website: WebsiteSettings): string[] {
  const { sentences, facts } = unplacedFacts(website)
  return [...facts.map(({ line }) => line), ...sentences.map(({ text }) => text)].filter((line) => !isInstruction(line))
}

/** All in one section: a sentence spread over three sections is lost. */
const isCarried = ({ sections }: WebsiteSettings, said: string): boolean =>
  sections.filter(({ hidden }) => !hidden).some((section) => carries(sectionTextsOf(section).join('\n'), said))

type Field = { section: string; name: string; was: string; value: unknown }

/** The fields of a section that say something else now, with what they said. */
function changedFields(section: Section, composed: Section | undefined): Field[] {
  if (!composed) return []
  const [now, was] = [section.content, composed.content] as Record<string, unknown>[]
  return Object.entries(was ?? {}).flatMap(([name, value]) => {
    if (JSON.stringify(value) === JSON.stringify(now?.[name])) return []
    return [{ section: section.id, name, value, was: textOf(composed, name) }]
  })
}

const textOf = (section: Section, name: string): string => {
  const texts = sectionTexts(section, `${section.id}.${name}`).map(({ text }) => text)
  return texts.join('\n')
}

function withField(website: WebsiteSettings, { section: id, name, value }: Field): WebsiteSettings {
  const sections = website.sections.map((section) =>
    section.id === id
      ? (sectionTypes[section.type].schema.parse({
          ...section,
          content: { ...section.content, [name]: value },
        }) as Section)
      : section,
  )
  return { ...website, sections }
}
