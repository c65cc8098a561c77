import { findField } from '../../../renderer/document/fields/field-path.ts'
import { type Effect, makeStep, type Step } from '../../../renderer/document/tools/steps.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import type { ToolCall } from '../../adapters/ai/tool-model.ts'
import { choosePhotos } from '../../adapters/photos/choose-photos.ts'
import { rewriteIn } from '../../creation/rewrites/rewrite-section.ts'
import { rewriteRequest } from '../../creation/rewrites/schema.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../../platform/owner.ts'
import { pictureCall, rewriteCall, screenCall } from './offered-tools.ts'
import { asksFor, type Scope } from './scope.ts'

export type Expanded = { steps: Step[]; effects: Effect[]; problems: string[] }
type For = { scope: Scope; caller: Caller; of: OwnedDraft; nextId: () => string }

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

async function rewritten(ctx: ServiceContext, input: unknown, { scope, caller, of, nextId }: For): Promise<Expanded> {
  const { data } = rewriteCall.safeParse(input)
  if (!data || !asksFor('rewrite', data, scope)) return nothing('New words: you didn’t ask for this.')
  const { sectionId, way, language, wish = '' } = data
  const { document } = scope
  const wanted = document.sections.filter(
    ({ id, locked, hidden }) => !locked && (sectionId === 'page' ? !hidden : id === sectionId),
  )
  if (wanted.length === 0) return nothing('New words: that section is locked or gone.')
  const steps: Step[] = []
  const problems: string[] = []
  for (let at = 0; at < wanted.length; at += atOnce) {
    const some = wanted.slice(at, at + atOnce)
    const answers = await Promise.all(
      some.map(async (section) => {
        const request = rewriteRequest.parse({ section, way, wish, ...(language && { language }) })
        return rewriteIn(ctx, { ...request, ...of, caller }, document).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
          return undefined
        })
      }),
    )
    for (const answer of answers) {
      if (!answer) problems.push('Some texts could not be rewritten now.')
      for (const { path, after } of answer?.changes ?? []) {
        const step = makeStep(document, { id: nextId(), tool: 'set-field', input: { path, value: after } })
        if (step) steps.push(step)
      }
    }
  }
  if (way === 'translate' && language && sectionId === 'page' && steps.length > 0) {
    const step = makeStep(document, {
      id: nextId(),
      tool: 'set-field',
      input: { path: 'settings.language', value: language },
    })
    if (step) steps.push(step)
  }
  if (steps.length === 0 && problems.length === 0)
    problems.push('The texts stay: other words would have lost or added a fact.')
  return { steps, effects: [], problems: [...new Set(problems)] }
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

/** Sources whose terms allow a picture to be chosen for somebody and shown from where it is. */
const free = new Set(['Pexels', 'Artwork'])

async function searchPicture({ env }: ServiceContext, keyword: string): Promise<Image | undefined> {
  try {
    const source = choosePhotos(env).find((one) => free.has(one.source))
    const found = await source?.search({ keyword, page: 1 })
    return found?.photos[0]?.image
  } catch (error) {
    logFailure('photos.failed', error)
    return undefined
  }
}
