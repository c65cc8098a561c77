import * as z from 'zod'
import { askedOfSection } from '../../../../renderer/document/asked-fields.ts'
import { sectionTexts } from '../../../../renderer/document/section-texts.ts'
import type { Section } from '../../../../renderer/document/section-types.ts'
import { picturesIn } from '../../../../renderer/elements/pictures.ts'
import type { Outline, PagePlace } from '../../../creation/writing/outline.ts'
import type { ToldFact } from '../../../creation/writing/told-facts.ts'
import type { Question } from '../ask-model.ts'
import type { BusinessInputs } from '../business-inputs.ts'
import { type WebsitePart, websiteParts } from './website-parts.ts'
import { workedExample } from './worked-example.ts'
import { type Manner, writingRules } from './writing-rules.ts'

/** What every part is written from. */
export type Material = {
  inputs: BusinessInputs
  facts: readonly ToldFact[]
  outline: Outline
  manner: Manner
}

/** The question for one part of a website: a text for each field, by its path. Undefined when nothing is asked for. */
export function websiteQuestion(
  part: WebsitePart,
  sections: readonly Section[],
  { inputs, facts, outline, manner }: Material,
): Question<z.ZodObject> | undefined {
  const asked = new Map(sections.flatMap((section) => [...askedOfSection(section)]))
  if (asked.size === 0) return undefined
  const { instruction, places } = websiteParts[part]
  // An answer may use any fact: customers ask about facts from other sections, too.
  const isOwn = ({ id }: ToldFact) =>
    part === 'questions' || (places as readonly (PagePlace | undefined)[]).includes(outline.get(id))
  return {
    kind: `website-${part}`,
    instruction: [instruction, writingRules(manner), workedExample].join('\n\n'),
    data: {
      ...inputs,
      facts: told(facts.filter(isOwn)),
      elsewhere: told(facts.filter((fact) => !isOwn(fact))),
      now: JSON.stringify(Object.fromEntries(sections.flatMap((section) => textsNow(section)))),
      pictures: part === 'people' ? picturesShown(sections) : '',
    },
    answer: z.object(Object.fromEntries(asked)),
    own: [inputs.businessName, inputs.businessActivities, ...facts.map(({ text }) => text)],
    once: true,
  }
}

const told = (facts: readonly ToldFact[]) =>
  facts.length === 0 ? '' : JSON.stringify(Object.fromEntries(facts.map(({ id, text }) => [id, text])))

const textsNow = (section: Section): [string, string][] =>
  sectionTexts(section)
    .filter(({ ask }) => ask)
    .map(({ path, text }) => [path, text])

const picturesShown = (sections: readonly Section[]): string =>
  JSON.stringify(
    sections.flatMap(({ content }) =>
      picturesIn(content).flatMap(({ provider, description }) => (provider === 'Artwork' ? [] : [description])),
    ),
  )
