import * as z from 'zod'
import { askedOfSection } from '../../../renderer/document/fields/asked-fields.ts'
import { sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import { picturesIn } from '../../../renderer/elements/pictures/pictures.ts'
import type { Question } from '../../model/ask-model.ts'
import type { Outline, PagePlace, ToldFact } from '../writing/told-facts.ts'
import { type BusinessInputs, type Manner, writingRules } from './writing-rules.ts'

/** The input of every part. */
export type Material = {
  inputs: BusinessInputs
  facts: readonly ToldFact[]
  outline: Outline
  manner: Manner
}

/** The question for one part of a website: a text for each field, by path. Undefined if the part has no fields. */
export function websiteQuestion(
  part: WebsitePart,
  sections: readonly Section[],
  { inputs, facts, outline, manner }: Material,
): Question<z.ZodObject> | undefined {
  const asked = new Map(sections.flatMap((section) => [...askedOfSection(section)]))
  if (asked.size === 0) return undefined
  const { instruction, places } = websiteParts[part]
  // FAQ answers may use any fact, since customers ask about facts from other sections too.
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

/** A part of a website: the fields that one call writes, and their facts. */
type Part = { instruction: string; places: readonly PagePlace[] }

/**
 * The parts of a website, each written by one parallel call. With the page's title and labels they are six, the most concurrent connections
 * a Worker may have.
 */
export const websiteParts = {
  introduction: {
    instruction:
      'Write the introduction of the website and its text banners. The headline says what the business is, where, and the strongest fact. The text tells the other facts in the owner’s own sentences, changed only where the meaning stays the same. A banner is one thing that the owner said.',
    places: ['headline', 'introduction', 'strip', 'banner'],
  },
  services: {
    instruction:
      'Write the words around the services. Names, prices and durations stand beside them already. A description says what the owner says of this service, and nothing else.',
    places: ['services'],
  },
  people: {
    instruction:
      'Write the heading over the people, and what stands with the pictures. A caption says what `pictures` says that the picture shows: it claims no work that it does not show.',
    places: ['team'],
  },
  questions: {
    instruction:
      'Write the questions that customers of this business ask and the facts answer: cost, area, hours, languages, booking, duration, terms. Each answer tells facts, in whole sentences, with every number as it is. No question without a fact that answers it.',
    places: ['faq'],
  },
  invitations: {
    instruction:
      'Write the invitations of the website: over the ways to get in touch, over booking, beside a video and on wide pictures. Each asks for one thing, and promises nothing.',
    places: ['contact'],
  },
} as const satisfies Record<string, Part>
export type WebsitePart = keyof typeof websiteParts
export const websitePartNames = Object.keys(websiteParts) as WebsitePart[]

/** The part that writes each section type; null if nothing needs writing. Reviews are customers' words. */
export const partOf: Record<SectionType, WebsitePart | null> = {
  Header: null,
  Introduction: 'introduction',
  Services: 'services',
  Gallery: 'people',
  QuoteBanner: 'introduction',
  ImageBanner: 'invitations',
  Team: 'people',
  Scheduling: 'invitations',
  Video: 'invitations',
  CustomerReviews: null,
  FrequentlyAskedQuestions: 'questions',
  Contact: 'invitations',
  Footer: null,
}

/** A fictional business from its facts to its texts. Includes the owner's words, to show the model which of them stay. */
export const workedExample = `An example, of another business. Take its manner, and none of its words.
The owner wrote: "Piano tuner, I've looked after uprights and grands round Kendal since 2006. Tuning 70 pounds, takes about 90 min. Trained at Newark. I play each one before I leave. No pianos up more than one flight of stairs, sorry."
Facts: since: Since 2006 · credentials.newark: Trained at Newark · services.tuning: Tuning, £70, 90 min · areas.kendal: Kendal · terms.stairs: No pianos up more than one flight of stairs · sentences.play: I play each one before I leave
Outline: headline: trade, areas.kendal, since · introduction: sentences.play, credentials.newark · services: services.tuning · faq: terms.stairs
Good texts:
- headline: "Piano tuner in Kendal since 2006"
- introduction: "I look after uprights and grands round Kendal, and I trained at Newark. I play each one before I leave."
- a question and its answer: "Is there a piano you don't tune?" "Sorry, none up more than one flight of stairs."
- title: "Fell Piano Tuning | Piano tuner in Kendal" · description: "Piano tuner round Kendal since 2006. Tuning of uprights and grands £70, about 90 min." · button: "Book a tuning"
Bad texts: "Where every note matters" (a slogan), "Expert, reliable tuning you can trust" (praise, and a promise nobody made), "Over 20 years of experience" (no fact says so), "We come to you" (the owner says I, and nobody said it).`
