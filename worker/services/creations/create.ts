import { longestCreation } from '../../contract/creation-phases.ts'
import type { Caller, Creation, CreationAnswers } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import {
  abandonCreation,
  type CreationRow,
  countWebsites,
  findCreationRow,
  insertCreation,
  insertCreationWithin,
} from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { websiteLimit } from '../drafts/website-limit.ts'
import { composeCreation } from './compose.ts'
import { creationOf } from './creation-of.ts'
import { finishCreation } from './finish.ts'
import { findHeldRow } from './held-creation.ts'
import { startRun } from './start-run.ts'
import { creationIdOf, newToken } from './token.ts'

type Order = {
  answers: CreationAnswers
  userId: string | null
  caller: Caller
  /** Of the creation that the browser holds so far. */
  held: string | undefined
}

/**
 * Begins a website from answers: the composer's words are stored at once, and a Durable Object goes on from there. `token` is what
 * the browser is to hold. The same answers again, while that website is being made, are the same creation; other answers take its
 * place. Throws creation_failed, website_limit_reached.
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
  const token = newToken()
  const row = await storeComposed(ctx, { answers, userId, creationId: await creationIdOf(token) })
  return { creation: creationOf(await begun(ctx, row, caller)), token }
}

const isFor = (row: CreationRow, userId: string | null) => row.userId === null || row.userId === userId

/** Throws website_limit_reached before anything is spent on a website that there is no room for. */
async function findRoom(ctx: ServiceContext, userId: string): Promise<void> {
  const { limit, since } = roomOf(ctx)
  if ((await countWebsites(ctx.db, { userId, since })) >= limit) throw new AppError('website_limit_reached')
}

const roomOf = (ctx: ServiceContext) => ({
  limit: websiteLimit(ctx),
  since: new Date(ctx.now().getTime() - longestCreation),
})

type New = { answers: CreationAnswers; userId: string | null; creationId: string }

async function storeComposed(ctx: ServiceContext, { answers, userId, creationId }: New): Promise<CreationRow> {
  const document = await composeCreation(ctx, { answers, creationId }).catch((error: unknown) => {
    console.error('composing a website', error)
    throw new AppError('creation_failed')
  })
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
  return row
}

/** Of many at once, each of which found room, only so many get in. */
async function insert(ctx: ServiceContext, row: CreationRow): Promise<void> {
  const { userId } = row
  if (userId === null) await insertCreation(ctx.db, row)
  else if (!(await insertCreationWithin(ctx.db, { ...row, userId }, roomOf(ctx)))) {
    throw new AppError('website_limit_reached')
  }
}

/** With nobody to work on it, the composer's words are what it has come to. */
async function begun(ctx: ServiceContext, row: CreationRow, caller: Caller): Promise<CreationRow> {
  try {
    await startRun(ctx, row, caller)
    return row
  } catch (error) {
    console.error('starting a creation', error)
    await finishCreation(ctx, { creationId: row.id, document: creationOf(row).websiteSettings })
    return (await findCreationRow(ctx.db, row.id)) ?? row
  }
}
