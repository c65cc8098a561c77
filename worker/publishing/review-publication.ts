import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { findPerson } from '../accounts/user-rows.ts'
import { publicationReviews, websiteSuspensions } from '../drafts/tables.ts'
import { drawOnce } from '../pictures/draw-map.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { assessDocument, type Signal } from './abuse/assess.ts'
import { changesMostTexts } from './abuse/document-texts.ts'
import { goLive } from './go-live.ts'
import { parseHandle } from './handles.ts'
import { getSite, type Site } from './rows/sites.ts'
import { runVerb } from './steps.ts'

type Review = typeof publicationReviews.$inferSelect
type Publication = { handle: string; publishes: boolean }

/** Every publication of a younger account is assessed. */
const youngAccountMs = 30 * DAY

/**
 * Passes a publication, or holds it for an operator if it looks like phishing or another website of the account is held, refused or
 * suspended. Assesses first publications, publications of young accounts, and those that change most of the text. A held website stays held
 * until an operator decides. Throws held_for_review, publication_refused.
 */
export async function assertPasses(ctx: ServiceContext, site: Site, publication: Publication): Promise<void> {
  const { draft, live } = site
  const of = { userId: draft.userId, draftId: draft.id }
  const review = await findReview(ctx, of.draftId)
  if (review?.state === 'refused') throw new AppError('publication_refused')
  const document = parseDocument(JSON.parse(draft.websiteSettings))
  const isFirst = !live && !draft.lastPublishedAt && review?.state !== 'approved'
  const ofAccount = isFirst ? await accountSignals(ctx, of) : []
  const isHeld = review?.state === 'waiting' || ofAccount.length > 0
  const assessedBefore = review?.document ?? live?.document
  if (!isHeld && assessedBefore && !changesMostTexts(parseDocument(JSON.parse(assessedBefore)), document)) {
    const joinedAt = (await findPerson(ctx.db, of.userId))?.createdAt
    if (joinedAt && ctx.now().getTime() - joinedAt.getTime() >= youngAccountMs) return
  }
  const { signals, isSuspicious } = assess(document, review)
  const result = { ...of, document: draft.websiteSettings, signals: [...signals, ...ofAccount] }
  if (isHeld || isSuspicious) await hold(ctx, { ...result, ...publication, before: review?.state })
  else await notePassed(ctx, { ...result, handle: publication.handle })
}

/**
 * Refuses to show a draft to people with a link while its website, or another of the account, may not be published. Holds a draft that looks
 * like phishing for an operator. Throws website_suspended, held_for_review, publication_refused.
 */
export async function assertShareable(ctx: ServiceContext, of: OwnedDraft & { document: string }): Promise<void> {
  const [review, { suspended }] = await Promise.all([findReview(ctx, of.draftId), countBlocked(ctx, of)])
  if (suspended > 0) throw new AppError('website_suspended')
  if (review?.state === 'refused') throw new AppError('publication_refused')
  if (review?.state === 'waiting') throw new AppError('held_for_review')
  const { signals, isSuspicious } = assess(parseDocument(JSON.parse(of.document)), review)
  if (isSuspicious) await hold(ctx, { ...of, signals, handle: '', publishes: false, before: review?.state })
}

const findReview = ({ db }: ServiceContext, draftId: string) =>
  db.select().from(publicationReviews).where(eq(publicationReviews.draftId, draftId)).get()

/** An approved website may keep the signals that its operator saw. */
export function assess(document: WebsiteSettings, review: Pick<Review, 'state' | 'signals'> | null | undefined) {
  const { signals, isSuspicious } = assessDocument(document)
  const approved: Signal[] = review?.state === 'approved' ? JSON.parse(review.signals) : []
  const isKnown = ({ kind, what }: Signal) => approved.some((one) => one.kind === kind && one.what === what)
  return { signals, isSuspicious: isSuspicious && !signals.every(isKnown) }
}

type Assessed = OwnedDraft & { document: string; signals: Signal[]; handle: string }

/** Queues a publication for an operator, unless one has decided in the meantime. Throws held_for_review. */
async function hold(
  ctx: ServiceContext,
  { userId, draftId, before, ...assessed }: Assessed & { publishes: boolean; before: Review['state'] | undefined },
): Promise<never> {
  const row = { ...columnsOf(ctx, assessed), publishes: assessed.publishes, state: 'waiting' as const, decidedAt: null }
  await ctx.db
    .insert(publicationReviews)
    .values({ ...row, draftId, userId })
    .onConflictDoUpdate({
      target: publicationReviews.draftId,
      set: row,
      setWhere: eq(publicationReviews.state, before ?? 'passed'),
    })
  throw new AppError('held_for_review')
}

/** Shows operators a publication that passed. What an operator approved stays approved. */
async function notePassed(ctx: ServiceContext, { userId, draftId, ...assessed }: Assessed): Promise<void> {
  const row = columnsOf(ctx, assessed)
  await ctx.db
    .insert(publicationReviews)
    .values({ ...row, draftId, userId, publishes: false, state: 'passed' })
    .onConflictDoUpdate({ target: publicationReviews.draftId, set: row, setWhere: sql`state = 'passed'` })
}

const columnsOf = (ctx: ServiceContext, { handle, document, signals }: Omit<Assessed, keyof OwnedDraft>) => ({
  handle,
  document,
  signals: JSON.stringify(signals),
  createdAt: ctx.now(),
})

async function accountSignals(ctx: ServiceContext, of: OwnedDraft): Promise<Signal[]> {
  const { suspended, held } = await countBlocked(ctx, of)
  const signal = (what: string): Signal => ({ kind: 'account', what, weight: 3 })
  return [
    ...(suspended > 0 ? [signal('Another website of this account is suspended')] : []),
    ...(held > 0 ? [signal('Another website of this account is held or refused')] : []),
  ]
}

/** How many websites of an account are suspended, and how many others of it are held or refused. */
async function countBlocked({ db }: ServiceContext, { userId, draftId }: OwnedDraft) {
  const { userId: owner, draftId: id, state } = publicationReviews
  const [[suspended], [held]] = await db.batch([
    db.select({ count: count() }).from(websiteSuspensions).where(eq(websiteSuspensions.userId, userId)),
    db
      .select({ count: count() })
      .from(publicationReviews)
      .where(and(eq(owner, userId), ne(id, draftId), inArray(state, ['waiting', 'refused']))),
  ])
  return { suspended: suspended?.count ?? 0, held: held?.count ?? 0 }
}

/**
 * Publishes a held version: at the website's web address if it is online, else at the one its owner had chosen. Returns where. Throws what
 * publishing throws.
 */
export function publishHeld(ctx: ServiceContext, { userId, draftId, ...held }: Review): Promise<string> {
  const documentOf = drawOnce(ctx)
  return runVerb(ctx, 'publish a held version', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, { userId, draftId }))
    const handle = site.live?.handle ?? parseHandle(held.handle)
    const document = await step('draw the map', () => documentOf(site.draft, held.document))
    const times = { from: site.live ?? null, publishedAt: held.createdAt }
    const next = { handle, document, cause: 'publish', ...times, hasOtherEmail: true } as const
    return (await step('go live', () => goLive(ctx, site, next))).url
  })
}
