import * as z from 'zod'
import type { Writing as SectionWriting } from '../../../renderer/document/edits/with-writing.ts'
import { askedText, freeLists } from '../../../renderer/document/fields/asked-fields.ts'
import type { FieldPath } from '../../../renderer/document/fields/field-path.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/fields/section-texts.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { Link } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { askForParts, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logEvent } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import { checkWriting, type Voice } from '../writing/check-writing.ts'
import { carries } from '../writing/keeps-facts.ts'
import { type KnownWords, numbersIn, standsIn, stemOf, wordsIn } from '../writing/known-words.ts'
import { type Material, workedExample } from './website-question.ts'
import { writingRules } from './writing-rules.ts'

type Writing = { document: WebsiteSettings; material: Material; known: KnownWords; caller: Caller }

/**
 * Asks for the page's title, description and labels, in parallel with the sections. `finish` waits for the answer and applies it to a
 * document; texts that fail the check keep the composer's version.
 */
export function writePage(ctx: ServiceContext, { document, material, known, caller }: Writing) {
  const question = pageQuestion(document, material)
  const answers = new Map<string, string>()
  const told = Promise.withResolvers<void>()
  const ask = async () => {
    await askForParts(ctx, question, caller, (name, answer) => {
      answers.set(name, String(answer))
      if (Object.keys(question.answer.shape).every((one) => answers.has(one))) told.resolve()
    })
    told.resolve()
  }
  const held = (name: string): string | undefined => {
    const text = answers.get(name)
    return text !== undefined && passes(`page.${name}`, text, { known, voice: material.manner.voice })
      ? text
      : undefined
  }
  const finish = async (website: WebsiteSettings): Promise<WebsiteSettings> => {
    await told.promise
    const title = held('title')
    const isNamed = title !== undefined && standsIn(material.inputs.businessName, title)
    const words = new Map<PageLabel, string>()
    for (const label of pageLabels(document)) {
      const text = held(label.name)?.replace(/[.!]+$/, '')
      if (text) words.set(label, text)
    }
    return {
      ...website,
      settings: {
        ...website.settings,
        ...(isNamed && { pageTitle: title }),
        pageDescription: held('description') ?? website.settings.pageDescription,
      },
      sections: website.sections.map((section) => withLabels(section, words)),
    }
  }
  return { settled: ask(), finish }
}

/** The question for the page's title and description for search results, and the labels of buttons and menus. */
function pageQuestion(document: WebsiteSettings, { inputs, facts, manner }: Material): Question<z.ZodObject> {
  const labels = pageLabels(document)
  return {
    kind: 'website-page',
    instruction: [
      'Write the page’s title and its description for search results, and what its buttons and menu entries say.',
      'The title begins with the business’s name, then says the trade and the place. The description says what a searcher wants to know first, in facts.',
      'A label says what happens when it is pressed, as `labels` says where each leads. A menu entry is one or two words.',
      writingRules(manner),
      workedExample,
    ].join('\n'),
    data: {
      ...inputs,
      facts: JSON.stringify(Object.fromEntries(facts.map(({ id, text }) => [id, text]))),
      labels: JSON.stringify(Object.fromEntries(labels.map((label) => [label.name, whatIs(label, document)]))),
    },
    answer: z.object({
      title: askedText({ control: 'line', max: limits.websiteTitle, ask: { what: 'the title of the page' } }),
      description: askedText({
        control: 'line',
        max: limits.pageDescription,
        ask: { what: 'what search results say of the page', sentences: 2 },
      }),
      ...Object.fromEntries(labels.map(({ name, max }) => [name, labelText(max)])),
    }),
    own: [inputs.businessName, ...facts.map(({ text }) => text)],
    once: true,
  }
}

const labelText = (max: number) => askedText({ control: 'line', max, ask: { what: 'its label', words: 4 } })

function whatIs({ text, target, isMenu }: PageLabel, { sections }: WebsiteSettings) {
  const section = sections.find(({ id }) => id === target)
  return {
    now: text,
    leadsTo: section ? sectionTitle(section, sections) : 'another page',
    is: isMenu ? 'a menu entry' : 'a button',
  }
}

/** A label of buttons or menu entries, wherever the page repeats it. */
type PageLabel = {
  /** Its key in the answer: 'label1'. */
  name: string
  text: string
  /** The limit of the narrowest place, in characters. */
  max: number
  /** The id of the section it links to; blank for other targets. */
  target: string
  isMenu: boolean
}

const most = 14

/** A page's labels, each once. Skips labels with a number, since phone numbers and prices are facts. */
function pageLabels({ sections }: WebsiteSettings): PageLabel[] {
  const labels = new Map<string, Omit<PageLabel, 'name'>>()
  for (const section of sections.filter(isOpen)) {
    for (const { path, text, max } of labelTexts(section)) {
      const target = targetOf(section, path)
      const known = labels.get(`${text}\n${target}`)
      const isMenu = section.type === 'Header' && max > limits.buttonLabel
      labels.set(`${text}\n${target}`, {
        text,
        target,
        max: Math.min(max, known?.max ?? max),
        isMenu: isMenu || (known?.isMenu ?? false),
      })
    }
  }
  return [...labels.values()].slice(0, most).map((label, index) => ({ ...label, name: `label${index + 1}` }))
}

/** Replaces the labels of a section's buttons and menu entries. */
function withLabels(section: Section, words: ReadonlyMap<PageLabel, string>): Section {
  if (!isOpen(section)) return section
  const texts = labelTexts(section).flatMap(({ path, text }) => {
    const target = targetOf(section, path)
    const [, word] = [...words].find(([label]) => label.text === text && label.target === target) ?? []
    return word === undefined ? [] : [[path, word] as const]
  })
  return texts.length === 0 ? section : withTexts(section, new Map<FieldPath, string>(texts))
}

const isOpen = ({ hidden, locked, type }: Section) => !hidden && !locked && type !== 'Footer'

const labelTexts = (section: Section) =>
  sectionTexts(section).filter(({ path, text }) => path.endsWith('.label') && !/\d/.test(text))

function targetOf(section: Section, path: FieldPath): string {
  const names = path.split('.').slice(1, -1)
  const link = names.reduce<unknown>(
    (value, name) =>
      Array.isArray(value)
        ? value.find((item: { id?: string }) => item.id === name)
        : (value as Record<string, unknown> | undefined)?.[name],
    section.content,
  ) as Link | undefined
  return link?.type === 'Section' ? link.value : ''
}

type Item = Readonly<Record<string, string>>
type Checking = { known: KnownWords; voice: Voice }

/**
 * Drops every text that fails the check, and every list item that fails it or contains no fact; the composer's version stays. The
 * composer's items that no new item covers stay at the end of the list.
 */
export function checkedPart(
  section: Section,
  answers: ReadonlyMap<string, unknown>,
  checking: Checking,
): SectionWriting {
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

/** The composer's items whose content no new item repeats. */
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
  // Logs only the kind of problem: the words may be a person's name.
  if (problem !== undefined) logEvent('writing.rejected', { what: path, cause: problem.replace(/ \S+$/, '') })
  return problem === undefined
}

/** The number of meaningful words in a sentence about this business. */
const fewestWords = 2

/** Whether a text says something specific: one of the business's numbers, or its owner's words. */
function tellsAFact(text: string, { numbers, stems }: KnownWords): boolean {
  if (numbersIn(text).some((number) => numbers.has(number))) return true
  const own = new Set(
    wordsIn(text)
      .filter((word) => word.length > 3 || /[^\p{Script=Latin}]/u.test(word))
      .map(stemOf),
  )
  return [...own].filter((stem) => stems.has(stem)).length >= fewestWords
}
