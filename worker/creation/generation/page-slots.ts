import * as z from 'zod'
import type { Ask } from '../../../renderer/document/fields/fields.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypes,
} from '../../../renderer/document/section-types.ts'

/** A sentence or line of an answer, with the ids of its source facts. */
export type Cited = { text: string; facts: string[] }

/** With more, the check would cover everything that is known. */
const maxFacts = 8
const factIds = z.array(z.string()).max(maxFacts)
const maxSentenceLength = 300

export const citedLine = (max: number, ask: Ask) =>
  z.object({ text: modelText({ control: 'line', max, ask }), facts: factIds })

const citedSentence = citedLine(maxSentenceLength, { what: 'one sentence', sentences: 1 })

export const citedSentences = (what: string, max: number) =>
  z
    .array(citedSentence)
    .max(max)
    .meta({ description: `${what}: at most ${max} sentences, or none.`, explicit: true })

type Texts = {
  /** The key in the answer, and the field's path: 'services.body'. */
  path: string
  answer: z.ZodType
  /** In characters. */
  max: number
}

/**
 * A place for text in a section. 'line': one cited line. 'prose': cited sentences. 'questions': a list that the writer decides. 'details':
 * sentences for some items of the list field `of`; `names` are the items' names. 'samples': texts for the invented items of the list field
 * `of`.
 */
export type Slot = Texts &
  (
    | { kind: 'line' | 'prose' | 'questions' }
    | { kind: 'details'; of: string; names: Readonly<Record<string, string>> }
    | { kind: 'samples'; of: string; items: readonly string[] }
  )

/** Every place for text in a section, except in locked and hidden ones. */
export function slotsOf(section: Section): Slot[] {
  if (section.hidden || section.locked) return []
  const fields = schemaFields(sectionTypes[section.type].content)
  const texts = fields.flatMap(({ name, control, ask, max = maxSentenceLength }): Slot[] => {
    if (!ask || control === 'list') return []
    const path = `${section.id}.${name}`
    return control === 'line'
      ? [{ path, kind: 'line', max, answer: citedLine(max, ask) }]
      : [{ path, kind: 'prose', max, answer: citedSentences(ask.what, ask.sentences ?? 1) }]
  })
  const lists = listSlots[section.type] as ((of: Section) => Slot[]) | undefined
  return [...texts, ...(lists?.(section) ?? [])]
}

const maxQuestions = 8

const questions = z
  .array(
    z.object({
      question: modelText({ control: 'line', max: 512, ask: { what: 'a question of a customer', words: 14 } }),
      answer: citedSentences('its answer', 4).min(1),
    }),
  )
  .max(maxQuestions)
  .meta({ explicit: true })

const listSlots: { [T in SectionType]?: (section: SectionOf<T>) => Slot[] } = {
  Services: ({ id, content }) => {
    const names = content.items.map((item) => [item.id, item.heading])
    return details(`${id}.items`, Object.fromEntries(names), { of: 'paragraph', sentences: 2 })
  },
  Team: ({ id, content: { members } }) => [
    ...details(
      `${id}.members`,
      Object.fromEntries(members.flatMap((member) => (member.sample ? [] : [[member.id, member.name]]))),
      { of: 'bio', sentences: 2 },
    ),
    ...samples(`${id}.members`, members, { of: 'bio', sentences: 2 }),
  ],
  FrequentlyAskedQuestions: ({ id }) => [{ path: `${id}.items`, kind: 'questions', max: 2048, answer: questions }],
}

type Item = { id: string; sample?: boolean }
type WantedText = { of: string; sentences: number }

function details(path: string, names: Readonly<Record<string, string>>, { of, sentences }: WantedText): Slot[] {
  const ids = Object.keys(names)
  if (ids.length === 0) return []
  const one = z.object({ of: z.enum(ids), says: citedSentences('what the facts say of it', sentences) })
  return [{ path, kind: 'details', of, names, max: 500, answer: z.array(one).max(ids.length).meta({ explicit: true }) }]
}

function samples(path: string, items: readonly Item[], { of, sentences }: WantedText): Slot[] {
  const ids = items.filter(({ sample }) => sample).map(({ id }) => id)
  if (ids.length === 0) return []
  const ask = { what: 'what an invented person says here', sentences }
  const answer = z.array(modelText({ control: 'prose', max: 640, ask })).length(ids.length)
  return [{ path: `${path}.samples`, kind: 'samples', of, items: ids, max: 640, answer }]
}
