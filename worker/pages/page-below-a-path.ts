import { legalKinds } from '../../renderer/document/legal.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { manifestPath } from '../../renderer/page/web-manifest.ts'
import { BoundedMap } from '../../renderer/remember.ts'
import type { SiteFile } from '../../renderer/render-site.ts'

/**
 * A website's pages and what they show, rendered where they are asked for: the index at '', those about the law at 'privacy/' and
 * 'terms/', with or without the slash, its drawings at 'art/…', its manifest.
 */
export type RenderedBelowPath = {
  files: ReadonlyMap<string, SiteFile>
  /** What the pages are served with. */
  headers: Record<string, string>
}

/** The document to render, and the facts of its legal pages if they are more: see RenderOptions. */
type Rendered = { document: WebsiteSettings; told?: WebsiteSettings }

type Place = {
  /** Tells this rendering from others. */
  key: string
  origin: string
  /** The page's path there, without a slash at its end. */
  home: string
}

/** A request for a page precedes requests for its drawings. */
const kept = new BoundedMap<string, RenderedBelowPath>(24)

/** Renders as publishing does, for a page below the root of its host. Caches the latest ones. */
export async function renderBelowPath({ key, origin, home }: Place, what: () => Rendered): Promise<RenderedBelowPath> {
  const known = kept.get(key)
  if (known) return known
  const { renderSite } = await import('../../renderer/render-site.ts')
  const { document, told } = what()
  const { files, headers } = await renderSite(document, { origin: origin + home, home, formEndpoint: null, told })
  const { 'index.html': page } = files
  if (!page) throw new Error('a rendered site without an index page')
  const shown = Object.entries(files).filter(([path]) => path.startsWith('art/') || path === manifestPath)
  const legal = legalKinds.flatMap((kind) => {
    const file = files[`${kind}/index.html`]
    return file ? [[`${kind}/`, file] as const, [kind, file] as const] : []
  })
  const made = { files: new Map([['', page], ...legal, ...shown]), headers }
  kept.set(key, made)
  return made
}

/** Whether a file is a page, which has separate headers. */
export const isPage = ({ contentType }: SiteFile): boolean => contentType.startsWith('text/html')
