import * as z from 'zod'
import { askedOfSection } from '../../../../renderer/document/asked-fields.ts'
import { type Section, sectionTypes } from '../../../../renderer/document/section-types.ts'
import { picturesIn } from '../../../../renderer/elements/pictures.ts'
import type { Question } from '../ask-model.ts'
import type { BusinessInputs } from '../business-inputs.ts'
import { type WebsitePart, websiteParts } from './website-parts.ts'
import { writingRules } from './writing-rules.ts'

/** The question for one part of a website: an answer for each of its sections, under the section's id. Undefined when nothing is asked for. */
export function websiteQuestion(
  part: WebsitePart,
  sections: readonly Section[],
  inputs: BusinessInputs,
): Question<z.ZodObject> | undefined {
  const asked = sections.flatMap((section): [string, z.ZodType][] => {
    const answer = askedOfSection(section)
    return answer ? [[section.id, answer.describe(`The section "${sectionTypes[section.type].title}".`)]] : []
  })
  if (asked.length === 0) return undefined
  return {
    kind: `website-${part}`,
    instruction: [websiteParts[part], ...peopleIn(sections), writingRules].join('\n'),
    data: inputs,
    answer: z.object(Object.fromEntries(asked)),
    own: [inputs.businessName],
  }
}

/** Invented people are drawn already: their names go with the drawings. */
function peopleIn(sections: readonly Section[]): string[] {
  const drawn = sections.flatMap((section) =>
    picturesIn(section.content).flatMap(({ tags }) => /\b(?:woman|man)$/.exec(tags[0] ?? '')?.[0] ?? []),
  )
  return drawn.length > 0 ? [`The people are drawn already, in this order: ${drawn.join(', ')}.`] : []
}
