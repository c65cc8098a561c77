import { brotliCompressSync, constants } from 'node:zlib'
import { pagePeriod } from '../../renderer/dates/page-dates.ts'
import { formEndpoint } from '../../renderer/document/contact-form.ts'
import { catalogPath } from '../../renderer/document/machine-paths.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { visibleChanges } from '../../renderer/options/visible-changes.ts'
import type { RenderedSite, SiteFile } from '../../renderer/render-site.ts'
import { assistantAddress } from '../platform/addresses/assistant-path.ts'
import { hostOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { pageQuality } from '../platform/costs.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import {
  type Manifest,
  metadataLimit,
  type PageMetadata,
  releaseFileKey,
  type StoredPage,
} from '../platform/store/release.ts'
import { type ReleaseFiles, writeRelease } from '../platform/store/write.ts'
import { MINUTE } from '../platform/time.ts'
import { holdRelease, type StoredCause } from './rows/releases.ts'
import { stepsOf } from './steps.ts'

/** Well above the longest write. */
const msToWrite = 10 * MINUTE
/** KV allows one write per second per key, so a second writer of the same files waits. */
const pauseMs = 1100
const triesToHold = 3
const maxChangesLength = 50_000

type Storing = Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>

type Order = OwnedDraft & {
  handle: string
  /** The hostname that the files name as the website's own. */
  host: string
  document: WebsiteSettings
  cause: StoredCause
  restoredFrom?: number | null
  /** The live document, as JSON. */
  live: string | undefined
}

/** A release with all its files stored, ready to go live. */
export type StoredRelease = {
  id: string
  /** Its index page, if available. */
  page?: StoredPage
  cause: StoredCause
  restoredFrom: number | null
  changes: string | null
  /** When its page must change because something on it starts or ends. */
  changesAt: Date | null
  /** Identifies the caller's hold if no other writer has started on the same release: then the caller may discard it. */
  heldUntil?: Date
}

/**
 * Renders a document for a hostname and stores the files, after inserting their row. The row is held until the release goes live, and
 * abandoned after ten minutes. Files that are already stored aren't written again. Throws the store's errors.
 */
export async function storeRelease(ctx: Storing, order: Order): Promise<StoredRelease> {
  const { userId, draftId, handle, host, document, cause, restoredFrom = null, live } = order
  const step = stepsOf(ctx, 'store')
  const places = { origin: hostOrigin(ctx.env, host), assistants: assistantAddress(ctx.env, host) }
  const target = { draftId, ...places, at: ctx.now().getTime() }
  const release = await step('render', () => renderRelease(document, target))
  const changesAt = release.manifest.dates?.coming[0]
  const hold = await step('hold the release', () => holdUp(ctx, release, { userId, draftId, handle, host, document }))
  if (hold.state === 'pending') await step('write the files', () => writeRelease(ctx.env, release))
  return {
    id: release.releaseId,
    page: release.page,
    cause,
    restoredFrom,
    changes: live === undefined ? null : changesSince(parseDocument(JSON.parse(live)), document),
    changesAt: changesAt === undefined ? null : new Date(changesAt),
    ...(hold.state === 'pending' && hold.isOnlyWriter && { heldUntil: hold.heldUntil }),
  }
}

/** The changes as JSON; null if too long for a D1 row of two million bytes. */
function changesSince(live: WebsiteSettings, document: WebsiteSettings): string | null {
  const json = JSON.stringify(visibleChanges(live, document))
  return json.length > maxChangesLength ? null : json
}

/** Waits for a concurrent writer of the same release: KV allows one write per second per key. */
async function holdUp(
  ctx: Storing,
  { releaseId, manifest }: ReleaseFiles,
  { document, ...of }: Pick<Order, 'userId' | 'draftId' | 'handle' | 'host' | 'document'>,
) {
  const step = stepsOf(ctx, 'hold')
  const texts = { document: JSON.stringify(document), manifest: JSON.stringify(manifest) }
  const row = { ...of, ...texts, id: releaseId }
  const hold = () => {
    const at = ctx.now()
    return holdRelease(ctx.db, { ...row, at, until: new Date(at.getTime() + msToWrite) })
  }
  for (let tries = 1; ; tries += 1) {
    const held = await step('insert the hold', hold)
    if (held.state === 'stored' || (held.state === 'pending' && (held.isOnlyWriter || tries > 1))) return held
    if (tries === triesToHold) throw new Error(`release ${releaseId} is being removed`)
    await step('wait', () => scheduler.wait(pauseMs))
  }
}

type Target = {
  draftId: string
  /** The release whose files are rendered again. */
  releaseId?: string
  /** The origin that will serve the website. */
  origin: string
  /** The address for visitors' assistants. */
  assistants?: string
  /** When, in milliseconds since 1970: what it shows may depend on the date. */
  at: number
}

/**
 * Renders a document into the files of a release, in memory. The same document gives the same id and the same bytes until the next of its
 * dates. Throws if the page's headers don't fit in the store's metadata.
 */
export async function renderRelease(document: WebsiteSettings, target: Target): Promise<ReleaseFiles> {
  // React loads only for publishing, never for a visitor.
  const { renderSite } = await import('../../renderer/render-site.ts')
  const dates = pagePeriod(document, target.at)
  const { origin, assistants } = target
  const site = await renderSite(document, { origin, formEndpoint, assistants, pings: true, at: dates?.since })
  const { 'index.html': index, ...others } = site.files
  if (!index) throw new Error('a rendered site without an index page')
  const body = compress(index.body)
  const hashes = await hashesOf(body, others)
  const { headers } = site
  const releaseId = target.releaseId ?? (await releaseIdOf({ hashes, headers, dates }, target.draftId))
  // Releases with a catalog have what it names.
  const metadata: PageMetadata = { releaseId, headers, markdown: catalogPath.slice(1) in hashes || undefined }
  const size = bytesOf(metadata)
  if (size > metadataLimit) throw new Error(`the page's headers take ${size} bytes of ${metadataLimit}`)
  const icon = site.icon && pathOnHost(site.icon)
  return {
    releaseId,
    page: { body, metadata },
    files: mapValues(others, ({ body: text }) => text),
    manifest: {
      keys: mapValues(others, (_, path) => releaseFileKey(releaseId, path)),
      contentTypes: mapValues(others, ({ contentType }) => contentType),
      ...{ hashes, icon, dates },
    },
  }
}

const bytesOf = (metadata: PageMetadata) => new TextEncoder().encode(JSON.stringify(metadata)).byteLength

type Files = Record<string, SiteFile>

const mapValues = <T>(files: Files, of: (file: SiteFile, path: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, of(file, path)]))

async function hashesOf(page: ArrayBuffer, others: Files): Promise<Manifest['hashes']> {
  const hashes: Manifest['hashes'] = { 'index.html': await hashOf(new Uint8Array(page)) }
  for (const [path, { body }] of Object.entries(others)) hashes[path] = await hashOf(body)
  return hashes
}

/** A path of a release file or a picture; null for an icon on another host. */
const pathOnHost = (address: string) => (address.startsWith('/') ? address.replace(/^\/(?!media\/)/, '') : null)

type Content = Pick<RenderedSite, 'headers'> & Pick<Manifest, 'hashes' | 'dates'>

/**
 * The id of files with these hashes and page headers, in hexadecimal. It includes the draft, so two people who publish the same page each
 * own their release, and the dates to come, since the document decides what happens then.
 */
async function releaseIdOf({ hashes, headers, dates }: Content, draftId: string): Promise<string> {
  const files = Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const coming = dates?.coming.map(String) ?? []
  const content = [draftId, JSON.stringify(headers), ...files.flat(), ...coming].join('\0')
  return (await hashOf(content)).slice(0, 32)
}

/** In bytes. Nearly every page fits a 16-bit window, which halves the encoder's memory and saves time. */
const shortPage = 65_536

/** The encoder is faster on bytes than on text. */
export function compress(html: string): ArrayBuffer {
  const text = new TextEncoder().encode(html)
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: pageQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(text.byteLength <= shortPage && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    },
  })
  return new Uint8Array(bytes).buffer
}
