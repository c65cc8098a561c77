import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, vi } from 'vitest'
import type { Business } from '../../../../renderer/document/business.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
} from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../../../templates/compose/compose.ts'
import { sectionTextsOf } from '../../../../templates/compose/unplaced-facts.ts'
import {
  firstInstruction,
  lostInstruction,
  restInstruction,
  supportInstruction,
} from '../../../../worker/creation/generation/prompts.ts'
import { writeWebsite } from '../../../../worker/creation/generation/write-website.ts'
import { pageFacts } from '../../../../worker/creation/writing/page-facts.ts'
import type { Env } from '../../../../worker/env.ts'
import { openContext } from '../../../../worker/platform/context.ts'
import { newOwner } from '../sites/sites.ts'
import { hairdresser } from './creations.ts'
import { newModel, type ScriptedSaying } from './scripted-model.ts'

/** Sets up an account, a silent log and an empty store of answers. Returns the spy on log events. */
export function setUpWriting() {
  const [log, info] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
  beforeAll(async () => {
    await newOwner('ada')
  })
  beforeEach(async () => {
    log.mockReset().mockReturnValue()
    info.mockReset().mockReturnValue()
    await env.DB.exec('delete from ai_prompts')
  })
  return { info }
}

type CitedText = { text: string; facts: string[] }

/** Excludes the banner, which the composer omits if the owner typed little. */
const usualTypes = sectionTypeNames.filter((type) => type !== 'QuoteBanner')

/** Returns a function that builds texts, with the ids of the facts in them, by keys such as 'services.cut' or 'trade'. */
export function citing(business: Business, language = 'en-GB') {
  const ids = new Map(pageFacts(business, language).map(({ key, id }) => [key, id]))
  return (text: string, ...keys: string[]): CitedText => ({
    text,
    facts: keys.map((key) => {
      const id = ids.get(key)
      if (id === undefined) throw new Error(`no fact ${key} among ${[...ids.keys()]}`)
      return id
    }),
  })
}

type Made = {
  /** Also affects the page's arrangement. */
  businessName?: string
  business?: Business
  language?: string
  /** The composed sections, which count as the owner's choice unless `chosen` says otherwise. */
  types?: readonly SectionType[] | null
  chosen?: readonly SectionType[] | null
  hasPhotos?: boolean
  changes?: Partial<Record<SectionType, Partial<Section>>>
}

/** An order for the composed website of a business. */
export function newWritingOrder(made: Made = {}) {
  const { businessName = 'Curl', business = hairdresser, language = 'en-GB', types = usualTypes, changes = {} } = made
  const composed = composeWebsite({
    ...{ id: 'a', businessName, business, language },
    ...{ fontPair: 'sign', palette: 'deep-green', sections: types && [...types] },
  })
  const sections = composed.sections.map((section) => ({ ...section, ...changes[section.type] }) as Section)
  return {
    document: { ...composed, sections },
    sections: made.chosen === undefined ? types : made.chosen,
    hasPhotos: made.hasPhotos ?? false,
    caller: { userId: 'ada', address: null, network: 'home' },
  }
}

export type WritingOrder = ReturnType<typeof newWritingOrder>

/** Writes a website with these model settings. */
export async function writtenWith(order: WritingOrder, settings: Partial<Env>) {
  const began = Date.now()
  const received: { section: Section; at: number }[] = []
  const photos: string[] = []
  const later: Promise<unknown>[] = []
  const ctx = openContext({ ...env, ...settings }, (promise) => later.push(promise))
  const website = await writeWebsite(ctx, order, {
    section: (section) => received.push({ section, at: Date.now() - began }),
    photos: (words) => photos.push(...words),
  })
  const took = Date.now() - began
  await Promise.all(later)
  return { website, received, photos, took }
}

/** Model calls for a website, by words in their instructions. */
const writingCalls = {
  first: firstInstruction,
  rest: restInstruction,
  support: supportInstruction,
  lost: lostInstruction,
} as const
export type WritingCall = keyof typeof writingCalls
export type Answers = Partial<Record<WritingCall, unknown>>

/** A model's answers for a website. By default, it writes nothing and confirms everything. */
export const sayingsOf = (answers: Answers, more: Partial<Record<WritingCall, Partial<ScriptedSaying>>> = {}) =>
  (Object.keys(writingCalls) as WritingCall[]).map((call) => ({
    ...{ to: writingCalls[call], says: answers[call] ?? (call === 'support' ? { unsupported: 'none' } : {}) },
    ...more[call],
  }))

/** Writes a website with a model that gives these answers. */
export async function writtenBy(order: WritingOrder, sayings: readonly ScriptedSaying[]) {
  const model = await newModel(sayings)
  const written = await writtenWith(order, model.settings)
  const seen = (await model.seen()).map((question) => ({
    ...question,
    call: callOf(question.messages[0]?.content ?? ''),
    data: JSON.parse(question.messages[1]?.content ?? '{}').data as Record<string, string>,
  }))
  return { ...written, seen, model }
}

/** The kind of call that an instruction belongs to. */
export const callOf = (instruction: string) =>
  (Object.keys(writingCalls) as WritingCall[]).find((call) => instruction.includes(writingCalls[call]))

export const sectionIn = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.find((one) => one.type === type) as SectionOf<T>

export const introductionIn = (website: WebsiteSettings) => sectionIn(website, 'Introduction').content

/** All visible text in the page's sections. */
export const textOf = ({ sections }: WebsiteSettings) => sections.flatMap(sectionTextsOf).join('\n')

export const questionsIn = (website: WebsiteSettings) => sectionIn(website, 'FrequentlyAskedQuestions').content.items

/** The labels of the page's menu and its buttons. */
export function labelsIn(website: WebsiteSettings): string[] {
  const { links, button } = sectionIn(website, 'Header').content
  const { button: first, secondButton } = introductionIn(website)
  return [...links.map(({ link }) => link), button, first, secondButton].map(({ label }) => label)
}
