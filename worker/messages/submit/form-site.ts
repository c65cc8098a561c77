import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AskedForm } from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { BoundedMap } from '../../../renderer/remember.ts'
import type { FormPage, FormPageState } from '../../../renderer/render-form-page.ts'
import { askedForm } from '../../../renderer/sections/contact/asked-fields.ts'
import { isSuspended } from '../../drafts/standing.ts'
import { hostOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { readToken, signToken } from '../../platform/crypto/signed-token.ts'
import type { Database, Home } from '../../platform/db/database.ts'
import { HOUR } from '../../platform/time.ts'
import { atHomeOfHost, handleAt } from '../../websites/home-of-host.ts'
import { handlesAt } from '../../websites/pointers.ts'
import { releases, websites } from '../../websites/tables.ts'

/** A website that is live, at one of its hosts. */
export type LiveSite = WebsiteAt & {
  home: Home
  hostname: string
  origin: string
  document: WebsiteSettings
  /** The contact form's fields; undefined without a form. */
  asked: AskedForm | undefined
}
export type FormSite = LiveSite & { asked: AskedForm }

type Published = Pick<LiveSite, 'document' | 'asked'>

/** Documents are read again from the database only after a publish; robots come to few websites at a time. */
const keptSites = 40
/** By release, which never changes. */
const releaseDocuments = new BoundedMap<string, Published>(keptSites)
/** What was found at a hostname last. */
const known = new BoundedMap<string, FormSite>(keptSites)

/** The website at a hostname; undefined where none is live. */
export async function findLiveSite(ctx: ServiceContext, hostname: string): Promise<LiveSite | undefined> {
  const there = await atHomeOfHost(ctx, hostname)
  const website = await findWebsiteAt(there.db, { hostname, handle: handleAt(ctx, hostname) })
  const published = website && (await findPublished(there, website.releaseId))
  return published && { ...website, ...published, home: there.home, hostname, origin: hostOrigin(ctx.env, hostname) }
}

/** The website whose form is at a hostname. Undefined where none is live, or it has no form. */
export async function findFormSite(ctx: ServiceContext, hostname: string): Promise<FormSite | undefined> {
  const site = await findLiveSite(ctx, hostname)
  known.delete(hostname)
  if (!site || !hasForm(site)) return undefined
  known.set(hostname, site)
  return site
}

export const hasForm = (site: LiveSite): site is FormSite => site.asked !== undefined

/** The same as it was when this isolate saw it last: for when the database does not answer. */
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

/** What the contact form of a published document asks; undefined where it shows none. */
function formOf(document: WebsiteSettings): AskedForm | undefined {
  const contact = publishedDocument(document).sections.find((section) => section.type === 'Contact')
  return contact?.content.showForm ? askedForm(contact.content) : undefined
}

/** The live website at a hostname, its handle's or a connected one; also one that leads to the main name. */
const findWebsiteAt = (db: Database, at: { hostname: string; handle: string }) =>
  db
    .select({ draftId: websites.draftId, userId: websites.userId, releaseId: websites.releaseId })
    .from(websites)
    .where(sql`${websites.handle} in (${handlesAt(at)}) and not ${isSuspended(sql`${websites.draftId}`)}`)
    .get()
type WebsiteAt = NonNullable<Awaited<ReturnType<typeof findWebsiteAt>>>

/** The document of a release as JSON. */
const findReleaseDocument = async (db: Database, releaseId: string): Promise<string | undefined> => {
  const row = await db.select({ document: releases.document }).from(releases).where(eq(releases.id, releaseId)).get()
  return row?.document
}

/** The confirmation page, in the website's style. Its renderer loads only for visitors who see it. */
export async function drawFormPage({ document, origin }: FormSite, state: FormPageState): Promise<FormPage> {
  const { renderFormPage } = await import('../../../renderer/render-form-page.ts')
  return renderFormPage(document, { origin, state })
}

const lifetimeMs = HOUR

const claims = z.object({
  /** Of the one message that it confirms. */
  id: z.uuid(),
  /** Whether its page asked to confirm the message. Pages that list problems do not ask. */
  asked: z.boolean(),
  /** Whether the form that led to its page had the hidden field filled in. */
  trapped: z.boolean(),
  /** The ids of the photos that came before, which its page need not send again. */
  photos: z.array(z.string().max(64)).max(limits.messagePhotos).default([]),
  /** Whether photos came before that were left out. */
  photosLeftOut: z.boolean().default(false),
})
export type ContactPass = z.infer<typeof claims>

/** Signs what the page after a contact form must remember: it is valid for one message to one website, for an hour. */
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

/** The claims of a token; undefined for none, an expired one, or another website's. */
export async function readPass(ctx: ServiceContext, token: string, draftId: string): Promise<ContactPass | undefined> {
  const read = token === '' ? undefined : await readToken(ctx, 'contact', token, claims)
  return read?.subject === draftId ? read.claims : undefined
}
