import { brotliCompressSync, constants } from 'node:zlib'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { RenderedSite, SiteFile } from '../../../renderer/render-site.ts'
import { type Manifest, metadataLimit, releaseFileKey } from '../../storage/release-store/keys.ts'
import type { ReleaseFiles } from '../../storage/release-store/write-release.ts'
import { hashOf } from '../hash-of.ts'

type Target = {
  draftId: string
  /** Where the website will be served. */
  origin: string
  /** The id to store it under; left out, it is made from the files. */
  releaseId?: string
}

/**
 * Renders a document into the files of a release, in memory. The same document gives the same id and the same bytes.
 * Throws when the page's own headers do not fit beside it in the store.
 */
export async function renderRelease(document: WebsiteSettings, target: Target): Promise<ReleaseFiles> {
  // React is loaded when somebody publishes, never for a visitor.
  const { renderSite } = await import('../../../renderer/render-site.ts')
  const site = await renderSite(document, { origin: target.origin })
  const { 'index.html': index, ...others } = site.files
  if (!index) throw new Error('a rendered site without an index page')
  const releaseId = target.releaseId ?? (await idOf(site, target.draftId))
  const metadata = { releaseId, etag: `W/"${releaseId}"`, headers: site.headers }
  const size = new TextEncoder().encode(JSON.stringify(metadata)).byteLength
  if (size > metadataLimit) throw new Error(`the page's headers take ${size} bytes of ${metadataLimit}`)
  return {
    releaseId,
    page: { body: compress(index.body), metadata },
    files: Object.fromEntries(Object.entries(others).map(([path, { body }]) => [path, body])),
    manifest: manifestOf(releaseId, others),
  }
}

function manifestOf(releaseId: string, files: Record<string, SiteFile>): Manifest {
  const paths = Object.entries(files)
  return {
    keys: Object.fromEntries(paths.map(([path]) => [path, releaseFileKey(releaseId, path)])),
    contentTypes: Object.fromEntries(paths.map(([path, { contentType }]) => [path, contentType])),
  }
}

/** The draft's id is part of it: two people who publish the same page each own their release. */
async function idOf({ files, headers }: RenderedSite, draftId: string): Promise<string> {
  const parts = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
  // A drawing's path is made from its content already.
  const named = parts.flatMap(([path, { body }]) => (path.startsWith('art/') ? [path] : [path, body]))
  const content = [draftId, JSON.stringify(headers), ...named].join('\0')
  return (await hashOf(content)).slice(0, 32)
}

/** Quality 5 costs 0.4 ms a page; 11 would save a tenth of the bytes and cost 32 ms. */
function compress(html: string): ArrayBuffer {
  const bytes = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
  return new Uint8Array(bytes).buffer
}
