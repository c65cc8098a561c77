import * as z from 'zod'
import { findPerson, isVerified } from '../accounts/user-rows.ts'
import { getDraft, listDrafts } from '../drafts/drafts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { callerOf } from '../platform/http/caller.ts'
import { AppError, type ErrorCode } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'
import { countingPublication } from '../publishing/count-publications.ts'
import { publishDraft } from '../publishing/publish.ts'
import { insertCall, stepsUpTo } from './calls.ts'
import type { CallAnswer, Connected } from './connected.ts'
import { runAskTool } from './run-ask-tool.ts'
import { saveChange } from './save-change.ts'
import { type AssistantTool, common, publishInput } from './tools.ts'

type Called = { tool: AssistantTool | undefined; given: Record<string, unknown>; request: Request }

const refused = (text: string): CallAnswer => ({ text, isError: true })
const done = (text: string): CallAnswer => ({ text, isError: false })

/** Runs one call of an assistant. Never throws: what went wrong is for the assistant to read. */
export async function callTool(ctx: ServiceContext, connected: Connected, called: Called): Promise<CallAnswer> {
  const { tool, given } = called
  if (!tool) return refused('There is no such tool. Ask for the list of tools.')
  if (!connected.scopes.has(tool.scope))
    return refused(`The owner didn’t allow this (${tool.scope}). They can connect again and tick it.`)
  try {
    if (tool.name === 'list-websites') return await listed(ctx, connected)
    const { websiteId } = common.pick({ websiteId: true }).parse(given)
    const draft = await getDraft(ctx, { userId: connected.userId, idOrHandle: websiteId })
    if (tool.name === 'undo') return await undone(ctx, connected, { draft, given })
    if (tool.name === 'publish') return await published(ctx, connected, { draft, given })
    const caller = await callerFor(ctx, connected, called.request.headers)
    return await runAskTool(ctx, connected, { tool, given, draft, caller, signal: called.request.signal })
  } catch (error) {
    if (error instanceof z.ZodError) return refused(z.prettifyError(error))
    if (error instanceof AppError) return refused(sentences[error.code] ?? `It can’t be done now (${error.code}).`)
    logFailure('api.unexpected', error)
    return refused('Something went wrong. Try again in a minute.')
  }
}

const sentences: Partial<Record<ErrorCode, string>> = {
  not_found: 'There is no such website. Ask list-websites.',
  stale_revision: 'The website was saved since you read it. Read it again.',
  too_many_requests: 'That is too much for today, or for now. Wait, and tell the owner.',
  website_suspended: 'This website was taken offline by the operator. The owner finds the reason in the app.',
  held_for_review: 'The first publication waits for a check by the operator.',
  publication_refused: 'The operator refused this publication. The owner finds the reason in the app.',
  handle_in_use: 'Another website has this web address.',
  invalid_request: 'This web address isn’t possible: letters, digits and hyphens.',
  email_unverified: 'The owner has to confirm their email address first.',
}

async function callerFor(ctx: ServiceContext, { userId }: Connected, headers: Headers) {
  const person = await findPerson(ctx.db, userId)
  if (!person) throw new AppError('not_found')
  return callerOf(ctx, headers, { uid: userId, verified: person.emailVerified })
}

async function listed(ctx: ServiceContext, connected: Connected): Promise<CallAnswer> {
  const websites = (await listDrafts(ctx, connected.userId)).map((draft) => ({
    ...{ websiteId: draft.draftId, name: draft.businessName, online: draft.url, revision: draft.revision },
    lastPublishedAt: draft.lastPublishedAt,
  }))
  await insertCall(ctx.db, { ...connected, tool: 'list-websites', at: ctx.now() })
  return done(JSON.stringify({ websites }))
}

type OnDraft = { draft: Awaited<ReturnType<typeof getDraft>>; given: Record<string, unknown> }

async function undone(ctx: ServiceContext, connected: Connected, { draft, given }: OnDraft): Promise<CallAnswer> {
  const { revision = draft.revision } = common.pick({ revision: true }).parse(given)
  const last = (await stepsUpTo(ctx.db, { userId: connected.userId, ...draft })).at(-1)
  if (!last) return refused('There is no change to undo: the website was saved since, or no assistant changed it.')
  const title = last.title.startsWith(undo) ? last.title.slice(undo.length) : `${undo}${last.title}`
  const saved = await saveChange(ctx, connected, {
    draft: { ...draft, revision },
    tool: 'undo',
    title,
    after: last.before,
  })
  return done(`${title}. Revision ${saved.revision}.`)
}

const undo = 'Undone: '

async function published(ctx: ServiceContext, connected: Connected, { draft, given }: OnDraft): Promise<CallAnswer> {
  const { userId } = connected
  const { draftId } = draft
  const { webAddress, revision = draft.revision } = publishInput.parse(given)
  const handle = draft.handle ?? webAddress
  if (!handle) return refused('It was never published: give webAddress, as the owner wants it.')
  if (!(await isVerified(ctx.db, userId))) throw new AppError('email_unverified')
  const { services, refund } = countingPublication(ctx, { userId })
  try {
    const { url } = await publishDraft(services, { userId, draftId, handle, revision })
    await insertCall(ctx.db, { ...connected, draftId, tool: 'publish', at: ctx.now() })
    return done(`Published: ${url}`)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) await refund()
    throw error
  }
}
