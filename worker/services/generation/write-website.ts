import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { withAnswer } from '../../../renderer/document/with-answer.ts'
import type { Caller } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { askForParts } from './ask-model.ts'
import type { BusinessInputs } from './business-inputs.ts'
import { partOf, type WebsitePart, websiteParts } from './prompts/website-parts.ts'
import { websiteQuestion } from './prompts/website-question.ts'

type Order = {
  /** As the composer made it: whatever no model writes stays as it is. */
  document: WebsiteSettings
  inputs: BusinessInputs
  caller: Caller
}

/**
 * A composed website with the words of a model, where there is one. `onSection` hears of each section once its words are final, in the
 * order in which they are. Never throws: what fails keeps the composer's words.
 */
export async function writeWebsite(
  ctx: ServiceContext,
  { document, inputs, caller }: Order,
  onSection: (section: Section) => void,
): Promise<WebsiteSettings> {
  const final = new Map<string, Section>()
  const complete = Promise.withResolvers<void>()
  const settle = (section: Section) => {
    if (final.has(section.id)) return
    final.set(section.id, section)
    onSection(section)
    if (final.size === document.sections.length) complete.resolve()
  }
  const written = document.sections.filter(isWritten)
  for (const section of document.sections) if (!isWritten(section)) settle(section)
  const calls = (Object.keys(websiteParts) as WebsitePart[]).map((part) =>
    writePart(ctx, { part, sections: written.filter(({ type }) => partOf[type] === part), inputs, caller }, settle),
  )
  // What the calls cost is written down behind the website's back.
  ctx.defer(Promise.all(calls))
  await Promise.race([complete.promise, Promise.all(calls)])
  return { ...document, sections: document.sections.map((section) => final.get(section.id) ?? section) }
}

type Part = Pick<Order, 'inputs' | 'caller'> & { part: WebsitePart; sections: readonly Section[] }

/** Settles each section of a part: with its answer as soon as that is there, else as it was composed. */
async function writePart(
  ctx: ServiceContext,
  { part, sections, inputs, caller }: Part,
  settle: (one: Section) => void,
) {
  const question = websiteQuestion(part, sections, inputs)
  if (question) {
    await askForParts(ctx, question, caller, (id, answer) => {
      const section = sections.find((one) => one.id === id)
      if (section) settle(answered(section, answer as Record<string, unknown>))
    })
  }
  for (const section of sections) settle(section)
}

/** What its owner locked or nobody sees is left alone. */
const isWritten = ({ type, hidden, locked }: Section) => partOf[type] !== null && !hidden && !locked

function answered(section: Section, answer: Record<string, unknown>): Section {
  try {
    return withAnswer(section, answer)
  } catch (error) {
    console.error(`the answer for ${section.type} does not fit it`, error)
    return section
  }
}
