import type { BatchItem } from 'drizzle-orm/batch'
import { limits } from '../../renderer/document/fields/limits.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isVerified } from '../accounts/user-rows.ts'
import { handleHost, hostOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { websiteLimit } from '../platform/limits/limits.ts'
import {
  addUnverifiedStorage,
  isUnverifiedStorageFull,
  largestUnverifiedDocument,
} from '../platform/limits/unverified-storage.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import {
  type DraftRow,
  findDraftRow,
  findOwnDraftRow,
  insertDraftRow,
  type KeptPicture,
  type ListedDraft,
  listDraftNames,
  listDraftRows,
  updateDraftDocument,
} from './rows.ts'
import type { Draft, DraftListItem } from './schema.ts'
import { assertNotSuspended } from './standing.ts'

type Save = OwnedDraft & {
  /** The revision that the document was made from. */
  revision: number
  websiteSettings: WebsiteSettings
  /** More statements of the same transaction; the first finds in `changes()` whether the document was stored. */
  also?: readonly BatchItem<'sqlite'>[]
}

/**
 * Stores a draft's document and increments its revision. Throws not_found; stale_revision, with the stored version, after a
 * concurrent save; email_unverified for a large document of an account without a verified address.
 */
export async function saveDraft(ctx: ServiceContext, { websiteSettings, also = [], ...save }: Save): Promise<Draft> {
  const { userId, draftId } = save
  const columns = documentColumns(websiteSettings, draftId)
  if (isLarge(columns) && !(await isVerified(ctx.db, userId))) throw new AppError('email_unverified')
  const saving = updateDraftDocument(ctx.db, { ...save, ...columns, at: ctx.now() })
  const [row] = (await runBatch(ctx.db, { saving, also })).saving
  if (!row) throw await refusal(ctx, save)
  notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: row.revision })
  return { ...aboutDraft(row), websiteSettings: { ...websiteSettings, id: draftId } }
}

async function refusal(ctx: ServiceContext, of: OwnedDraft): Promise<AppError> {
  const row = await findOwnDraftRow(ctx.db, of)
  return row ? new AppError('stale_revision', { current: draftOf(row) }) : new AppError('not_found')
}

type NewDraft = Owner & {
  websiteSettings: WebsiteSettings
  draftId?: string
  /** The draft of the same person whose pictures it gets too. */
  copyOf?: string
  /** Pictures that it gets of those the same person has. */
  pictures?: readonly KeptPicture[]
}

const isLarge = ({ websiteSettings }: { websiteSettings: string }) =>
  Buffer.byteLength(websiteSettings) > largestUnverifiedDocument

/**
 * Creates a draft from a document. Throws website_limit_reached when the account is full; email_unverified for a large document of an account
 * without a verified address, and when such accounts have filled their share of the database.
 */
export async function createDraft(
  ctx: ServiceContext,
  { userId, websiteSettings, draftId = newId(), copyOf, pictures }: NewDraft,
): Promise<Draft> {
  const row = { id: draftId, userId, createdAt: ctx.now(), ...documentColumns(websiteSettings, draftId) }
  const verified = await isVerified(ctx.db, userId)
  if (!verified && (isLarge(row) || (await isUnverifiedStorageFull(ctx)))) throw new AppError('email_unverified')
  if (!(await insertDraftRow(ctx.db, row, { limit: websiteLimit(ctx, { verified }), copyOf, pictures })))
    throw new AppError('website_limit_reached')
  if (!verified) await addUnverifiedStorage(ctx, largestUnverifiedDocument)
  notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: 1 })
  return getDraft(ctx, { userId, idOrHandle: draftId })
}

/**
 * Duplicates the stored version of a draft, with its pictures. It is not published. Throws not_found, website_suspended,
 * website_limit_reached.
 */
export async function duplicateDraft(ctx: ServiceContext, { userId, draftId }: OwnedDraft): Promise<Draft> {
  const row = await findOwnDraftRow(ctx.db, { userId, draftId })
  if (!row) throw new AppError('not_found')
  await assertNotSuspended(ctx.db, { userId, draftId })
  const { websiteSettings } = draftOf(row)
  const businessName = nameOfCopy(websiteSettings.businessName, await listDraftNames(ctx.db, userId))
  return createDraft(ctx, { userId, websiteSettings: { ...websiteSettings, businessName }, copyOf: draftId })
}

const graphemes = new Intl.Segmenter()

/** `Name (2)`, or the next number that no other website has. A long name is cut between characters. */
function nameOfCopy(name: string, taken: readonly string[]): string {
  const characters = Array.from(graphemes.segment(name.replace(/ \(\d+\)$/, '')), ({ segment }) => segment)
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`
    while (characters.join('').length + suffix.length > limits.businessName) characters.pop()
    const copy = characters.join('').trimEnd() + suffix
    if (!taken.includes(copy)) return copy
  }
}

/**
 * The columns of a stored document: its JSON under the draft's id, and the fields that lists show. The picture limit is not checked here:
 * it applies to uploads, and a document may repeat a picture or show patterns.
 */
export const documentColumns = (websiteSettings: WebsiteSettings, draftId: string) => ({
  version: websiteSettings.version,
  businessName: websiteSettings.businessName,
  websiteSettings: JSON.stringify({ ...websiteSettings, id: draftId }),
})

/** A person's draft by its id or its published handle. Throws not_found, also for somebody else's draft. */
export async function getDraft(ctx: ServiceContext, which: Owner & { idOrHandle: string }): Promise<Draft> {
  const row = await findDraftRow(ctx.db, which)
  if (!row) throw new AppError('not_found')
  return draftOf(row)
}

/** A person's drafts, newest first by when they were last designed, else modified. */
export async function listDrafts(ctx: ServiceContext, userId: string): Promise<DraftListItem[]> {
  const { drafts, domains, suspended } = await listDraftRows(ctx.db, userId)
  const liveDomains = domains.results as { handle: string; name: string }[]
  const mainDomains = new Map(liveDomains.toReversed().map(({ handle, name }) => [handle, name]))
  const suspendedIds = new Set(suspended.map(({ draftId }) => draftId))
  return drafts.sort(newestFirst).map((row) => {
    const mainDomain = (row.handle && mainDomains.get(row.handle)) ?? null
    return {
      draftId: row.id,
      revision: row.revision,
      publishedHandle: row.handle,
      mainDomain,
      suspended: suspendedIds.has(row.id),
      url: row.handle && `${hostOrigin(ctx.env, mainDomain ?? handleHost(ctx.env, row.handle))}/`,
      businessName: row.businessName,
      createdAt: row.createdAt.toISOString(),
      modifiedAt: row.modifiedAt.toISOString(),
      lastDesignedAt: row.lastDesignedAt?.toISOString() ?? null,
      lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
    }
  })
}

const newestFirst = (a: ListedDraft, b: ListedDraft) =>
  Number(b.lastDesignedAt ?? b.modifiedAt) - Number(a.lastDesignedAt ?? a.modifiedAt) ||
  Number(b.createdAt) - Number(a.createdAt) ||
  (a.id < b.id ? -1 : 1)

/** A stored draft as its owner reads it: with its document in the current version and times as ISO strings. */
export const draftOf = (row: DraftRow): Draft => ({
  ...aboutDraft(row),
  websiteSettings: parseDocument(JSON.parse(row.websiteSettings)),
})

const aboutDraft = (row: Omit<DraftRow, 'websiteSettings'>) => ({
  draftId: row.id,
  revision: row.revision,
  version: row.version,
  handle: row.handle,
  createdAt: row.createdAt.toISOString(),
  modifiedAt: row.modifiedAt.toISOString(),
  lastDesignedAt: row.lastDesignedAt?.toISOString() ?? null,
  lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
})
