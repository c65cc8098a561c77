import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ContactFormSpec } from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { BoundedMap } from '../../../renderer/memoize.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import type { FormPage, FormPageState } from '../../../renderer/render-form-page.ts'
import { contactFormSpec } from '../../../renderer/sections/contact/form-spec.ts'
import { isSuspended } from '../../drafts/standing.ts'
import { handleAt, hostOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { readToken, signToken } from '../../platform/crypto/signed-token.ts'
import type { Database } from '../../platform/db/database.ts'
import { HOUR } from '../../platform/time.ts'
import { handlesAt } from '../../websites/pointers.ts'
import { releases, websites } from '../../websites/tables.ts'

/** A live website at one of its hosts. */
export type LiveSite = WebsiteAt & {
  hostname: string
  origin: string
  document: WebsiteSettings
  /** The contact form's fields; undefined without a form. */
  asked: ContactFormSpec | undefined
}
export type FormSite = LiveSite & { asked: ContactFormSpec }

type Published = Pick<LiveSite, 'document' | 'asked'>

/** Documents change only with a publish, and bots visit few websites at a time. */
const keptSites = 40
/** By release, which is immutable. */
const releaseDocuments = new BoundedMap<string, Published>(keptSites)
/** The last result for each hostname. */
const known = new BoundedMap<string, FormSite>(keptSites)

/** The live website at a hostname; undefined if there is none. */
export async function findLiveSite(ctx: ServiceContext, hostname: string): Promise<LiveSite | undefined> {
  const website = await findWebsiteAt(ctx.db, { hostname, handle: handleAt(ctx.env, hostname) })
  const published = website && (await findPublished(ctx, website.releaseId))
  return published && { ...website, ...published, hostname, origin: hostOrigin(ctx.env, hostname) }
}

/** The website with a form at a hostname; undefined without a live website or a form. */
export async function findFormSite(ctx: ServiceContext, hostname: string): Promise<FormSite | undefined> {
  const site = await findLiveSite(ctx, hostname)
  known.delete(hostname)
  if (!site || !hasForm(site)) return undefined
  known.set(hostname, site)
  return site
}

export const hasForm = (site: LiveSite): site is FormSite => site.asked !== undefined

/** The last known website at a hostname, for when the database fails. */
export const lastKnownSite = (hostname: string): FormSite | undefined => known.get(hostname)

async function findPublished(ctx: ServiceContext, releaseId: string): Promise<Published | undefined> {
  const kept = releaseDocuments.get(releaseId)
  if (kept) return kept
  const stored = await findReleaseDocument(ctx.db, releaseId)
  if (stored === undefined) return undefined
  const document = parseDocument(JSON.parse(stored))
  const published = { document, asked: formOf(document) }
  releaseDocuments.set(releaseId, published)
  return published
}

/** The fields of a published document's contact form; undefined without a form. */
function formOf(document: WebsiteSettings): ContactFormSpec | undefined {
  const contact = publishedDocument(document).sections.find((section) => section.type === 'Contact')
  return contact?.content.showForm ? contactFormSpec(contact.content) : undefined
}

/** The live website at a hostname: its handle's or a custom domain, including ones that redirect. */
const findWebsiteAt = (db: Database, at: { hostname: string; handle: string }) =>
  db
    .select({ draftId: websites.draftId, userId: websites.userId, releaseId: websites.releaseId })
    .from(websites)
    .where(sql`${websites.handle} in (${handlesAt(at)}) and not ${isSuspended(sql`${websites.draftId}`)}`)
    .get()
type WebsiteAt = NonNullable<Awaited<ReturnType<typeof findWebsiteAt>>>

const findReleaseDocument = async (db: Database, releaseId: string): Promise<string | undefined> => {
  const row = await db.select({ document: releases.document }).from(releases).where(eq(releases.id, releaseId)).get()
  return row?.document
}

/** The confirmation page in the website's style. The renderer loads only when needed. */
export async function drawFormPage({ document, origin }: FormSite, state: FormPageState): Promise<FormPage> {
  const { renderFormPage } = await import('../../../renderer/render-form-page.ts')
  return renderFormPage(document, { origin, state })
}

const lifetimeMs = HOUR

const claims = z.object({
  /** The id of the message to confirm. */
  id: z.uuid(),
  /** Whether the page asked for confirmation, and not for corrections. */
  asked: z.boolean(),
  /** Whether the first form's hidden field was filled in. */
  trapped: z.boolean(),
  /** The ids of photos uploaded earlier, which needn't be sent again. */
  photos: z.array(z.string().max(64)).max(limits.messagePhotos).default([]),
  /** Whether earlier photos were left out. */
  photosLeftOut: z.boolean().default(false),
})
export type ContactPass = z.infer<typeof claims>

/** Signs the state of the page after a contact form. Valid for one message to one website, for an hour. */
export async function mintToken(
  ctx: ServiceContext,
  { draftId, ...said }: { draftId: string } & Pick<ContactPass, 'asked' | 'trapped' | 'photos' | 'photosLeftOut'>,
): Promise<string> {
  return signToken(ctx, 'contact', {
    subject: draftId,
    expiresAt: new Date(ctx.now().getTime() + lifetimeMs),
    claims: { id: crypto.randomUUID(), ...said },
  })
}

/** The claims of a token. Undefined if it is missing, expired or for another website. */
export async function readPass(ctx: ServiceContext, token: string, draftId: string): Promise<ContactPass | undefined> {
  const read = token === '' ? undefined : await readToken(ctx, 'contact', token, claims)
  return read?.subject === draftId ? read.claims : undefined
}
