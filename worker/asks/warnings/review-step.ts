import type { Step } from '../../../renderer/document/tools/steps.ts'
import type { ToolName } from '../../../renderer/document/tools/tools.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { foreignMark } from '../../model/fit-answer.ts'
import { longDay } from '../long-day.ts'
import type { Asking } from '../run.ts'
import { isNamed } from './named-things.ts'
import { followsPlantedOrder } from './planted-orders.ts'
import { isProse, proseWarnings } from './prose-warnings.ts'
import { isTouched, statedIn } from './stated.ts'
import { textsIn } from './texts-in.ts'
import { unstatedWarnings, valuesIn } from './unstated-values.ts'

/** `unasked`: nothing in the owner's words has to do with it. */
export type Review = { warnings: string[]; unasked?: boolean } | { refused: string }

/** A change of the looks shows whole on the card: there is nothing in it to check. */
export const looks: ReadonlySet<ToolName> = new Set([
  'choose-style',
  'choose-colors',
  'choose-fonts',
  'choose-shapes',
  'choose-layout',
  'set-logo-size',
  'move-section',
  'move-item',
  'duplicate-section',
])

/** Warnings for a model's step, or the reason to refuse it: a link's target doesn't show on the card, and a deletion is easily overlooked. */
export function reviewStep(step: Step, document: WebsiteSettings, asking: Asking): Review {
  const { request, earlier, today } = asking
  const words = [request.message, ...earlier.map((turn) => turn.request)]
  const stated = statedIn(words.join('\n'), document.settings.language)
  const refused =
    linkProblem(step, document, words) ??
    pastProblem(step, today) ??
    (followsPlantedOrder(step, document, words) ? 'it follows words on your page that you didn’t say.' : undefined)
  if (refused !== undefined) return { refused }
  if (!looks.has(step.tool) && !isNamed(step, { document, stated, selected: request.selected })) {
    return step.tool.startsWith('remove-')
      ? { refused: 'you didn’t name it, and I remove only what you name.' }
      : { warnings: ['You didn’t name this: check that you want it.'], unasked: isEnglish(request.message) }
  }
  if (looks.has(step.tool)) return { warnings: [] }
  const warnings = isProse(step) ? proseWarnings(step, document, stated) : unstatedWarnings(step, document, stated)
  const unasked = isEnglish(request.message) && !isTouched([step.title, ...valuesIn(step.input)], stated)
  if (warnings.length > 0 || !unasked) return { warnings, ...(unasked && { unasked }) }
  return { warnings: ['Nothing in your words asks for this: check it.'], unasked }
}

/** The titles of steps are English: words in other languages may ask for one without sharing a word with it. */
const isEnglish = (message: string) =>
  /\b(?:the|a|an|my|our|we|i|you|is|are|and|to|for|of|on|at|it|its|please|pls|can|make|add|put|take|say|use|no|not|dont)\b/i.test(
    message,
  )

function linkProblem(
  { tool, input }: Step,
  { business }: WebsiteSettings,
  words: readonly string[],
): string | undefined {
  const own = [...words, ...business.emails.map(({ address }) => address), ...business.links.map(({ url }) => url)]
  const known = own.join('\n').toLowerCase()
  if (tool === 'set-link')
    return known.includes(profileName(String(input.url))) ? undefined : 'you didn’t give this address.'
  const texts = textsIn(valuesIn(input)).map((text) => text.replace(/^https?:\/\/(www\.)?/, ''))
  const mark = texts.map((text) => foreignMark(text, own)).find((found) => found !== undefined)
  if (mark) return `it has ${mark} that you didn’t give.`
  const hosts = texts.flatMap((text) => Array.from(text.matchAll(host), ([found]) => found.toLowerCase()))
  const strange = hosts.find((found) => !known.includes(found))
  return strange && `it has the address ${strange}, which you didn’t give.`
}

/** 'hartley' of '@hartley' and of 'https://www.instagram.com/hartley/'. */
const profileName = (url: string) =>
  url
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/^@/, '') ?? ''

const host = /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,24}(?![\p{L}\p{N}.])/gu

function pastProblem({ tool, input }: Step, today: string): string | undefined {
  if (tool !== 'set-date-hours' && tool !== 'set-announcement') return undefined
  if (input.action === 'remove') return undefined
  const last = String(input.lastDay || input.firstDay || '')
  return last !== '' && last < today ? `${longDay(last)} is in the past. Today is ${longDay(today)}.` : undefined
}
