import { sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import { packText } from '../drafts/stored-document.ts'
import { publicationReviews } from '../drafts/tables.ts'
import { drawOnce } from '../pictures/draw-map.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { assessDocument } from './abuse/assess.ts'
import { goLive } from './go-live.ts'
import { parseHandle } from './handles.ts'
import { getSite, type Site } from './rows/sites.ts'
import { runVerb } from './steps.ts'

type Held = typeof publicationReviews.$inferSelect

/**
 * Lets a publication pass unless it is the first of a new account and looks like phishing: then it waits for an operator, with the
 * document in its current state. Once held, only an operator decides. Throws held_for_review, publication_refused.
 */
export async function assertPasses(
  ctx: ServiceContext,
  { draft, live }: Site,
  { handle, publishes }: { handle: string; publishes: boolean },
): Promise<void> {
  if (live || draft.lastPublishedAt) return
  const { userId, id: draftId, websiteSettings: document } = draft
  const known = await findHistory(ctx, { userId, draftId })
  if (known.review === 'approved') return
  if (known.review === 'refused') throw new AppError('publication_refused')
  if (known.published > 0 && known.suspended === 0 && known.review === null) return
  const { signals, isSuspicious } = assessDocument(parseDocument(JSON.parse(document)))
  if (!isSuspicious && known.suspended === 0 && known.review === null) return
  const said = known.suspended > 0 ? [...signals, ofSuspended] : signals
  const held = { handle, document: packText(ctx.db, document), publishes }
  const row = { ...held, signals: JSON.stringify(said), createdAt: ctx.now() }
  await ctx.db
    .insert(publicationReviews)
    .values({ ...row, draftId, userId, state: 'waiting' })
    .onConflictDoUpdate({ target: publicationReviews.draftId, set: row, setWhere: sql`state = 'waiting'` })
  throw new AppError('held_for_review')
}

const ofSuspended = { kind: 'account', what: 'Another website of this account is suspended', weight: 3 }

type History = { review: Held['state'] | null; published: number; suspended: number }

/** What is known of an account: the decision about this website, its published websites, and its suspended ones. */
async function findHistory({ db }: ServiceContext, { userId, draftId }: Pick<Held, 'userId' | 'draftId'>) {
  const [row] = await db.all<History>(sql`select
    (select state from publication_reviews where draft_id = ${draftId}) as review,
    (select count(*) from draft_websites where user_id = ${userId} and last_published_at is not null) as published,
    (select count(*) from website_suspensions where user_id = ${userId}) as suspended`)
  return row ?? { review: null, published: 0, suspended: 0 }
}

/** Publishes what waited, under the web address its owner had chosen. Returns where. Throws what publishing throws. */
export function publishHeld(ctx: ServiceContext, { userId, draftId, ...held }: Held): Promise<string> {
  const handle = parseHandle(held.handle)
  const documentOf = drawOnce(ctx)
  return runVerb(ctx, 'publish what was held', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, { userId, draftId }))
    if (site.live) throw new AppError('stale_revision')
    const document = await step('draw the map', () => documentOf(site.draft, held.document))
    const next = { handle, document, cause: 'publish', from: null, publishedAt: held.createdAt } as const
    return (await step('go live', () => goLive(ctx, site, next))).url
  })
}
