import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { manifestPath } from '../../renderer/page/web-manifest.ts'
import type { SiteFile } from '../../renderer/render-site.ts'

/** A website's page and what it shows, rendered where it is asked for: its page at '', its drawings at 'art/…', its manifest. */
export type PageBelowAPath = {
  files: ReadonlyMap<string, SiteFile>
  /** What the page is served with. */
  headers: Record<string, string>
}

type Place = {
  /** Tells this rendering from others. */
  key: string
  origin: string
  /** The page's path there, without a slash at its end. */
  home: string
}

/** Whoever looks at a page asks for its drawings next. */
const keptAtMost = 24
const kept = new Map<string, PageBelowAPath>()

/** Renders as publishing does, for a page that does not lie at the root of its host. The last ones are kept. */
export async function pageBelowAPath(
  { key, origin, home }: Place,
  document: () => WebsiteSettings,
): Promise<PageBelowAPath> {
  const known = kept.get(key)
  if (known) return known
  const { renderSite } = await import('../../renderer/render-site.ts')
  const { files, headers } = await renderSite(document(), { origin: origin + home, home })
  const { 'index.html': page } = files
  if (!page) throw new Error('a rendered site without an index page')
  const shown = Object.entries(files).filter(([path]) => path.startsWith('art/') || path === manifestPath)
  const made = { files: new Map([['', page], ...shown]), headers }
  const oldest = kept.size >= keptAtMost ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  return made
}
