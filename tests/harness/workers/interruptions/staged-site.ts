import { eq } from 'drizzle-orm'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { createDraft, saveDraft } from '../../../../worker/drafts/drafts.ts'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { publishDraft } from '../../../../worker/publishing/publish.ts'
import { publishHeld } from '../../../../worker/publishing/review-publication.ts'
import { documentWith } from '../sites/documents.ts'
import { schema } from '../tables.ts'

/** A website for an operation. Plain data, so that it outlives its process. */
export type StagedSite = {
  userId: string
  draftId: string
  revision: number
  /** The website's handle, and another one to move to. */
  handle: string
  other: string
  /** A domain for it. */
  domainName: string
  /** The website's page titles. */
  first: string
  second: string
}

/** A new owner's draft named `first`. `name` must be unique. */
export async function stageDraft(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const at = ctx.now()
  const userId = `owner-${name}`
  const person = { id: userId, name: '', email: `${userId}@example.com`, emailVerified: true }
  await ctx.db.insert(schema.users).values({ ...person, createdAt: at, updatedAt: at })
  const titles = { first: `First ${name}`, second: `Second ${name}` }
  const names = { handle: `${name}-a`, other: `${name}-b`, domainName: `${name}.example`, ...titles }
  const { draftId, revision } = await createDraft(ctx, { userId, websiteSettings: called(names.first) })
  return { userId, draftId, revision, ...names }
}

export const publishSite = (ctx: ServiceContext, { userId, draftId, revision, handle }: StagedSite) =>
  publishDraft(ctx, { userId, draftId, revision, handle })

/** A first publication on hold, as after its owner published it. */
export async function stageHeld(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const site = await stageDraft(ctx, name)
  const { userId, draftId, handle } = site
  const row = { userId, draftId, handle, document: '', publishes: true, signals: '[]', createdAt: ctx.now() }
  await ctx.db.insert(schema.publicationReviews).values({ ...row, state: 'waiting' })
  await publishSite(ctx, site).catch(() => undefined)
  return renameSite(ctx, site)
}

/** Publishes the website like an operator who approves it. */
export async function approveHeld(ctx: ServiceContext, { draftId }: StagedSite): Promise<string> {
  const { publicationReviews } = schema
  const held = await ctx.db.select().from(publicationReviews).where(eq(publicationReviews.draftId, draftId)).get()
  if (!held) throw new Error('nothing is held')
  return publishHeld(ctx, held)
}

/** Saves the website under its second name. */
export async function renameSite(ctx: ServiceContext, site: StagedSite): Promise<StagedSite> {
  const { userId, draftId, revision, second } = site
  const saved = await saveDraft(ctx, { userId, draftId, revision, websiteSettings: called(second) })
  return { ...site, revision: saved.revision }
}

/** A website online under its first name and saved under its second. */
export async function stageSite(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const site = await stageDraft(ctx, name)
  await publishSite(ctx, site)
  return renameSite(ctx, site)
}

const called = (businessName: string): WebsiteSettings => ({ ...documentWith(2), businessName })
