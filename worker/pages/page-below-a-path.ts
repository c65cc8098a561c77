import { legalKinds } from '../../renderer/document/legal.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { BoundedMap } from '../../renderer/memoize.ts'
import { iconPath } from '../../renderer/page/files/monogram-icon.ts'
import { manifestPath } from '../../renderer/page/files/web-manifest.ts'
import type { RenderOptions, SiteFile } from '../../renderer/render-site.ts'

/**
 * A website's files, rendered on request below a path: the index at '', legal pages at 'privacy/' and 'terms/' with or without the slash,
 * the icon, and the manifest.
 */
export type RenderedBelowPath = {
  files: ReadonlyMap<string, SiteFile>
  /** The pages' headers. */
  headers: Record<string, string>
}

/** The document to render, and how: see RenderOptions. */
type Rendered = Pick<RenderOptions, 'told' | 'at'> & { document: WebsiteSettings }

type Place = {
  /** The cache key. */
  key: string
  origin: string
  /** The page's path, without a trailing slash. */
  home: string
}

/** Pages are requested before their icons. */
const kept = new BoundedMap<string, RenderedBelowPath>(24)

/** Renders as publishing does, for a page below the root of its host. Caches the latest results. */
export async function renderBelowPath(
  { key, origin, home }: Place,
  what: () => Rendered | Promise<Rendered>,
): Promise<RenderedBelowPath> {
  const known = kept.get(key)
  if (known) return known
  const { renderSite } = await import('../../renderer/render-site.ts')
  const { document, told, at } = await what()
  const { files, headers } = await renderSite(document, { origin: origin + home, home, formEndpoint: null, told, at })
  const { 'index.html': page } = files
  if (!page) throw new Error('a rendered site without an index page')
  const shown = Object.entries(files).filter(([path]) => path === iconPath || path === manifestPath)
  const legal = legalKinds.flatMap((kind) => {
    const file = files[`${kind}/index.html`]
    return file ? [[`${kind}/`, file] as const, [kind, file] as const] : []
  })
  const made = { files: new Map([['', page], ...legal, ...shown]), headers }
  kept.set(key, made)
  return made
}

/** Whether a file is a page, which has its own headers. */
export const isPage = ({ contentType }: SiteFile): boolean => contentType.startsWith('text/html')
