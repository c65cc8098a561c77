import { freeLists } from '../../../renderer/document/asked-fields.ts'
import type { FieldPath } from '../../../renderer/document/field-path.ts'
import { sectionTexts } from '../../../renderer/document/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { Writing } from '../../../renderer/document/with-writing.ts'
import { checkWriting, type Voice } from '../writing/check-writing.ts'
import { carries } from '../writing/keeps-facts.ts'
import type { KnownWords } from '../writing/known-words.ts'
import { numbersIn, stemOf, wordsIn } from '../writing/known-words.ts'

type Item = Readonly<Record<string, string>>
type Checking = { known: KnownWords; voice: Voice }

/**
 * Drops every text that fails the check, so that the composer's stays, and every list item that fails it or tells no fact. The composer's
 * items that no new item covers stay at the end of the list.
 */
export function checkedPart(section: Section, answers: ReadonlyMap<string, unknown>, checking: Checking): Writing {
  const writing = new Map<FieldPath, string | readonly Item[]>()
  for (const [path, answer] of answers) {
    if (!path.startsWith(`${section.id}.`)) continue
    if (typeof answer === 'string') {
      if (passes(path, answer, checking)) writing.set(path, answer)
      continue
    }
    const items = (answer as Item[]).filter((item, index) => itemPasses(`${path}.${index}`, item, checking))
    if (items.length > 0) writing.set(path, [...items, ...unsaidItems(section, path, items)])
  }
  return writing
}

function itemPasses(path: string, item: Item, checking: Checking): boolean {
  const texts = Object.values(item)
  return texts.every((text) => passes(path, text, checking)) && tellsAFact(texts.at(-1) ?? '', checking.known)
}

/** The composer's items that say what none of the new ones says. */
function unsaidItems(section: Section, path: FieldPath, items: readonly Item[]): Item[] {
  const before = freeLists(section).find((list) => list.path === path)
  if (!before) return []
  const { max = Number.POSITIVE_INFINITY, name } = before.field
  const known = (section.content as Record<string, unknown>)[name] as Item[]
  const unsaid = known.filter(({ id }) => {
    const texts = sectionTexts(section, `${path}.${id}`).map(({ text }) => text)
    return !items.some((item) => carries(Object.values(item).join('\n'), texts.at(-1) ?? ''))
  })
  return unsaid.slice(0, max - items.length).map(({ id = '' }) => ({ id }))
}

export function passes(path: string, text: string, { known, voice }: Checking): boolean {
  const problem = checkWriting(text, known, voice)
  // Only the kind of problem: its words may be somebody's name.
  if (problem !== undefined) console.info(`writing.rejected field=${path} cause=${problem.replace(/ \S+$/, '')}`)
  return problem === undefined
}

/** Of the words that say something, as many as a sentence about this business has. */
const fewestWords = 2

/** Whether a text says anything of the business: a number of its, or words of its owner's. */
function tellsAFact(text: string, { numbers, stems }: KnownWords): boolean {
  if (numbersIn(text).some((number) => numbers.has(number))) return true
  const own = new Set(
    wordsIn(text)
      .filter((word) => word.length > 3 || /[^\p{Script=Latin}]/u.test(word))
      .map(stemOf),
  )
  return [...own].filter((stem) => stems.has(stem)).length >= fewestWords
}
