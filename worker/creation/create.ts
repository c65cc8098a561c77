import { isVerified } from '../accounts/user-rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf, newToken } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { websiteLimit } from '../platform/limits/limits.ts'
import { addUnverifiedStorage, isUnverifiedStorageFull } from '../platform/limits/unverified-storage.ts'
import { located } from '../platform/located.ts'
import { currentRequestId, logFailure } from '../platform/log/log.ts'
import type { Caller } from '../platform/owner.ts'
import { claimCreation, endOf, finishCreation } from './claim.ts'
import { composeCreation } from './compose.ts'
import { neighborsIn, rememberFirstLook } from './neighbor-look.ts'
import {
  abandonCreation,
  type CreationRow,
  countWebsites,
  creationOf,
  findCreationRow,
  findHeldRow,
  getHeldRow,
  insertCreation,
  insertCreationWithin,
  reviveCreation,
} from './rows.ts'
import { eventStream, eventText } from './run/event-stream.ts'
import { maxCreationMs } from './run/phases.ts'
import { firstState } from './run/state.ts'
import { type Creation, type CreationAnswers, creationAnswers } from './schema.ts'

type Order = {
  answers: CreationAnswers
  userId: string | null
  caller: Caller
  /** The token of the browser's current creation. */
  held: string | undefined
}

/**
 * Starts a website from answers: stores the composer's texts at once, then a Durable Object continues. The browser keeps `token`. The same
 * answers return the same creation while it runs; other answers replace it. Throws creation_failed and website_limit_reached, and
 * sign_in_first or email_unverified while many people without a verified account make websites.
 */
export async function createCreation(
  ctx: ServiceContext,
  { answers, userId, caller, held }: Order,
): Promise<{ creation: Creation; token: string }> {
  const before = await findHeldRow(ctx, held)
  if (held && before?.status === 'running') {
    if (before.answers === JSON.stringify(answers) && isFor(before, userId)) {
      return { creation: creationOf(before), token: held }
    }
    await abandonCreation(ctx.db, { id: before.id, userId })
  }
  if (userId !== null) await findRoom(ctx, userId)
  if (caller.address !== null) await assertFewStrangers(ctx, caller)
  const token = newToken()
  const row = await storeComposed(ctx, { answers, userId, creationId: await creationIdOf(token) })
  if (caller.address !== null) await addUnverifiedStorage(ctx, bytesOf(row.answers) + bytesOf(row.websiteSettings))
  return { creation: creationOf(await begun(ctx, row, caller)), token }
}

/** Makes people without a verified account verify an email address if there are many in their network, or overall. */
async function assertFewStrangers(ctx: ServiceContext, { userId, address }: Caller): Promise<void> {
  const isAllowed = countAttempt(ctx, 'creations from an address', address ?? '').then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'too_many_requests') return false
      throw error
    },
  )
  if (!(await isAllowed) || (await isUnverifiedStorageFull(ctx)))
    throw new AppError(userId === null ? 'sign_in_first' : 'email_unverified')
}

const isFor = (row: CreationRow, userId: string | null) => row.userId === null || row.userId === userId

/** Checks the limit before spending anything. Throws website_limit_reached. */
async function findRoom(ctx: ServiceContext, userId: string): Promise<void> {
  const { limit, since } = await roomOf(ctx, userId)
  if ((await countWebsites(ctx.db, { userId, since })) >= limit) throw new AppError('website_limit_reached')
}

const roomOf = async (ctx: ServiceContext, userId: string) => ({
  limit: websiteLimit(ctx, { verified: await isVerified(ctx.db, userId) }),
  since: new Date(ctx.now().getTime() - maxCreationMs),
})

const bytesOf = (text: string) => new TextEncoder().encode(text).length

type New = { answers: CreationAnswers; userId: string | null; creationId: string }

async function storeComposed(ctx: ServiceContext, { answers, userId, creationId }: New): Promise<CreationRow> {
  const document = await composeCreation(ctx, { answers, creationId, findNeighbor: neighborsIn(ctx) }).catch(
    (error: unknown) => {
      logFailure('creation.not_composed', error, { draftId: creationId })
      throw new AppError('creation_failed')
    },
  )
  const row: CreationRow = {
    id: creationId,
    answers: JSON.stringify(answers),
    websiteSettings: JSON.stringify(document),
    createdAt: ctx.now(),
    status: 'running',
    userId,
    importedPictures: null,
    importedReviews: null,
    scrapeSummary: null,
    draftId: null,
  }
  await insert(ctx, row)
  await rememberFirstLook(ctx, document, answers.palette)
  return row
}

/** The insert checks the limit again, for concurrent requests that all passed the first check. */
async function insert(ctx: ServiceContext, row: CreationRow): Promise<void> {
  const { userId } = row
  if (userId === null) await insertCreation(ctx.db, row)
  else if (!(await insertCreationWithin(ctx.db, { ...row, userId }, await roomOf(ctx, userId)))) {
    throw new AppError('website_limit_reached')
  }
}

/** Without a Durable Object, the composer's texts are the result. */
async function begun(ctx: ServiceContext, row: CreationRow, caller: Caller): Promise<CreationRow> {
  try {
    await startRun(ctx, row, caller)
    return row
  } catch (error) {
    logFailure('creation.not_started', error, { draftId: row.id })
    await finishCreation(ctx, { creationId: row.id, document: creationOf(row).websiteSettings })
    return (await findCreationRow(ctx.db, row.id)) ?? row
  }
}

type Retry = { token: string | undefined; userId: string | null; caller: Caller }

/** Restarts a failed creation with the same answers. Returns any other creation unchanged. Throws not_found. */
export async function retryCreation(ctx: ServiceContext, { token, userId, caller }: Retry): Promise<Creation> {
  const { id } = await getHeldRow(ctx, token)
  await reviveCreation(ctx.db, { id, userId })
  const row = await getHeldRow(ctx, token)
  if (row.status === 'running') await startRun(ctx, row, caller)
  return creationOf(row)
}

/** The Durable Object of a running creation, started if necessary. */
async function startRun({ env }: Pick<ServiceContext, 'env'>, row: CreationRow, caller: Caller) {
  const run = located(env.CREATIONS, env).getByName(row.id)
  const answers = creationAnswers.parse(JSON.parse(row.answers))
  await run.start({ creationId: row.id, answers, userId: row.userId, caller }, currentRequestId())
  return run
}

/** The creation for a browser's token. Throws not_found. */
export const getCreation = async (ctx: ServiceContext, token: string | undefined): Promise<Creation> =>
  creationOf(await getHeldRow(ctx, token))

type Watch = { token: string | undefined; caller: Caller }

/**
 * The events of the browser's creation as server-sent events. While it runs, they come from the Durable Object, restarted if idle;
 * afterwards, from the stored row. Throws not_found.
 */
export async function watchCreation(ctx: ServiceContext, { token, caller }: Watch): Promise<Response> {
  const row = await getHeldRow(ctx, token)
  if (row.status === 'running') {
    const run = await startRun(ctx, row, caller)
    const events = await run.fetch('https://creation/events')
    if (events.ok) return eventStream(events.body)
  }
  return eventStream(await endedEvents(ctx, row, token))
}

/** The account may have room now, even if it was full when the creation ended. */
async function endedEvents(ctx: ServiceContext, before: CreationRow, token: string | undefined): Promise<string> {
  const waits = before.status === 'done' && before.draftId === null
  if (waits && before.userId) await claimCreation(ctx, { userId: before.userId, token })
  const row = (await findCreationRow(ctx.db, before.id)) ?? before
  const { websiteSettings } = creationOf(row)
  const written = websiteSettings.sections.map(({ id }) => id)
  // The run may have ended before anyone could listen.
  const imported = await located(ctx.env.CREATIONS, ctx.env)
    .getByName(row.id)
    .imported()
    .catch(() => null)
  const state = { ...firstState(false), phase: 'finishing' as const, imported, websiteSettings, written }
  return eventText(state) + eventText(endOf(row))
}
