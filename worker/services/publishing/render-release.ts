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
  const releaseId = target.releaseId ?? (await releaseIdOf(site, target.draftId))
  const metadata = { releaseId, headers: site.headers }
  const size = new TextEncoder().encode(JSON.stringify(metadata)).byteLength
  if (size > metadataLimit) throw new Error(`the page's headers take ${size} bytes of ${metadataLimit}`)
  const page = { body: compress(index.body), metadata }
  return {
    releaseId,
    page,
    files: Object.fromEntries(Object.entries(others).map(([path, { body }]) => [path, body])),
    manifest: {
      ...describeFiles(releaseId, others),
      hashes: await hashesOf(page.body, others),
      icon: site.icon && pathOnHost(site.icon),
    },
  }
}

function describeFiles(releaseId: string, files: Record<string, SiteFile>): Pick<Manifest, 'keys' | 'contentTypes'> {
  const paths = Object.entries(files)
  return {
    keys: Object.fromEntries(paths.map(([path]) => [path, releaseFileKey(releaseId, path)])),
    contentTypes: Object.fromEntries(paths.map(([path, { contentType }]) => [path, contentType])),
  }
}

async function hashesOf(page: ArrayBuffer, files: Record<string, SiteFile>): Promise<Manifest['hashes']> {
  const others = Object.entries(files).map(async ([path, { body }]) => [path, await hashOf(body)] as const)
  return Object.fromEntries(
    await Promise.all([hashOf(new Uint8Array(page)).then((hash) => ['index.html', hash]), ...others]),
  )
}

/** Of the release's files or of the pictures; an icon that lies elsewhere is not ours to serve. */
const pathOnHost = (address: string) => (address.startsWith('/') ? address.replace(/^\/(?!media\/)/, '') : null)

type Content = Pick<RenderedSite, 'headers'> & { files: Record<string, Pick<SiteFile, 'body'>> }

/** The id of these files, the page's headers among them, in hexadecimal. The draft is part of it: two people who publish the same page each own their release. */
export async function releaseIdOf({ files, headers }: Content, draftId: string): Promise<string> {
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
