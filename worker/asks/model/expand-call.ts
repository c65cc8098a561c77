import type * as z from 'zod'
import { findField } from '../../../renderer/document/fields/field-path.ts'
import type { SectionText } from '../../../renderer/document/fields/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { settingTexts } from '../../../renderer/document/tools/set-field.ts'
import { type Effect, makeStep, type Step } from '../../../renderer/document/tools/steps.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ToolCall } from '../../adapters/ai/tool-model.ts'
import { choosePexels } from '../../adapters/photos/choose-photos.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../../platform/owner.ts'
import { rewriteIn, rewriteTexts } from '../rewrites/rewrite-section.ts'
import { pictureCall, rewriteCall, screenCall } from './offered-tools.ts'
import { asksFor, type Scope } from './scope.ts'

/** Calls beyond the tools, by name, with the input that each takes. */
const expanded = { rewrite: rewriteCall, 'find-picture': pictureCall, screen: screenCall } as const

export const isExpanded = ({ tool }: ToolCall): boolean => Object.hasOwn(expanded, tool)

/** Whether the input of such a call fits it. */
export const fitsExpanded = ({ tool, input }: ToolCall): boolean =>
  expanded[tool as keyof typeof expanded].safeParse(input).success

export type Expanded = { steps: Step[]; effects: Effect[]; problems: string[] }
type For = { scope: Scope; caller: Caller; of: OwnedDraft; nextId: () => string; signal: AbortSignal }

const nothing = (problem: string): Expanded => ({ steps: [], effects: [], problems: [problem] })

/** Handles calls beyond the tools: rewriting, finding a photo, actions on the screen. Undefined for any other call. */
export async function expandCall(
  ctx: ServiceContext,
  { tool, input }: ToolCall,
  of: For,
): Promise<Expanded | undefined> {
  if (tool === 'screen') return onScreen(input, of)
  if (tool === 'rewrite') return rewritten(ctx, input, of)
  return tool === 'find-picture' ? pictured(ctx, input, of) : undefined
}

function onScreen(input: unknown, { scope }: For): Expanded {
  const { data } = screenCall.safeParse(input)
  if (!data) return nothing('Something on the screen could not be done.')
  const { action, sectionId = '' } = data
  if (action !== 'scroll') return { steps: [], effects: [{ kind: action }], problems: [] }
  const isThere = scope.document.sections.some(({ id }) => id === sectionId)
  return isThere
    ? { steps: [], effects: [{ kind: 'scroll', sectionId }], problems: [] }
    : nothing('That section is not on the page.')
}

/** Sections rewritten at once. */
const atOnce = 6

async function rewritten(ctx: ServiceContext, input: unknown, asked: For): Promise<Expanded> {
  const { scope, nextId } = asked
  const { data } = rewriteCall.safeParse(input)
  if (!data || !asksFor('rewrite', data, scope)) return nothing('New words: you didn’t ask for this.')
  const { sectionId, way, language } = data
  if (way === 'translate' && !language) return nothing('New words: into which language?')
  const { document } = scope
  const wanted = document.sections.filter(
    ({ id, locked, hidden }) => !locked && (sectionId === 'page' ? !hidden : id === sectionId),
  )
  if (wanted.length === 0) return nothing('New words: that section is locked or gone.')
  const steps: Step[] = []
  const problems = new Set<string>()
  for (let at = 0; at < wanted.length; at += atOnce) {
    asked.signal.throwIfAborted()
    const some = wanted.slice(at, at + atOnce)
    const answers = await Promise.all(some.map((section) => wordsFor(ctx, section, data, asked)))
    for (const answer of answers) {
      if (!answer) problems.add('Some texts could not be rewritten now.')
      else if (answer.changes.length > 0) {
        const texts = answer.changes.map(({ path, after }) => ({ path, text: after }))
        const input = { sectionId: answer.sectionId, way, texts, ...(language && { language }) }
        const step = makeStep(document, { id: nextId(), tool: 'reword-section', input })
        if (step) steps.push(step)
      }
    }
  }
  if (way === 'translate' && language && sectionId === 'page' && steps.length > 0) {
    const said = await settingsFor(ctx, data, asked)
    if (!said) problems.add('The page title and the description for search results could not be translated now.')
    for (const input of [...(said ?? []), { path: 'settings.language', value: language }]) {
      const step = makeStep(document, { id: nextId(), tool: 'set-field', input })
      if (step) steps.push(step)
    }
  }
  if (steps.length === 0 && problems.size === 0)
    problems.add('The texts stay: other words would have lost or added a fact.')
  return { steps, effects: [], problems: [...problems] }
}

type Way = z.output<typeof rewriteCall>

const wordsFor = (ctx: ServiceContext, section: Section, way: Way, asked: For) =>
  ifReached(rewriteIn(ctx, { section, ...howTo(way, asked) }, asked.scope.document))

/** The texts of a page that no section has, in its new language. */
async function settingsFor(ctx: ServiceContext, way: Way, asked: For) {
  const websiteSettings = asked.scope.document
  const task = { wanted: howTo(way, asked), texts: settingsTexts(websiteSettings), websiteSettings }
  const changes = await ifReached(rewriteTexts(ctx, task))
  return changes?.map(({ path, after }) => ({ path, value: after }))
}

/** An announcement that is off stays as it is: setting its text would turn it on. */
function settingsTexts({ settings }: WebsiteSettings): SectionText[] {
  const { pageTitle, pageDescription, announcement } = settings
  const said = { pageTitle, pageDescription, announcement: announcement.enabled ? announcement.text : '' }
  return Object.entries(said).flatMap(([name, text]) => {
    const { title: label, max } = settingTexts[name as keyof typeof said]
    return text.trim() === '' ? [] : [{ path: `settings.${name}`, label, text, max, prose: false, ask: undefined }]
  })
}

const howTo = ({ way, language = 'en', wish = '' }: Way, { caller, of, signal }: For) => ({
  ...of,
  ...{ way, language, wish, attempt: 0, caller, signal },
})

/** Undefined where the writer can't be reached or its budget is used up. */
async function ifReached<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return undefined
  }
}

async function pictured(ctx: ServiceContext, input: unknown, { scope, nextId }: For): Promise<Expanded> {
  const { data } = pictureCall.safeParse(input)
  if (!data || !asksFor('find-picture', data, scope)) return nothing('A picture: you didn’t ask for this.')
  const found = findField(scope.document, data.path)
  if (found?.field.control !== 'picture') return nothing('There is no place for a picture.')
  const picture = await searchPicture(ctx, data.keyword)
  const step =
    picture && makeStep(scope.document, { id: nextId(), tool: 'set-field', input: { path: data.path, value: picture } })
  return step ? { steps: [step], effects: [], problems: [] } : nothing(`No picture of “${data.keyword}” was found.`)
}

/** From Pexels, whose terms allow a photo to be chosen for somebody and shown from where it is. */
async function searchPicture({ env }: ServiceContext, keyword: string): Promise<Image | undefined> {
  try {
    const found = await choosePexels(env)?.search({ keyword, page: 1 })
    return found?.photos[0]?.image
  } catch (error) {
    logFailure('photos.failed', error)
    return undefined
  }
}
