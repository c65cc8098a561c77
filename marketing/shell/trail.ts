import { product } from '#renderer/document/product.ts'
import type { PublicPath } from '#worker/platform/addresses/public-paths.ts'

export type TrailStep = { name: string; path: string }

const sections: readonly TrailStep[] = [
  { name: 'Trades', path: '/industries' },
  { name: 'Support', path: '/support' },
  { name: 'Blog', path: '/blog' },
]
const tools = { name: 'Tools', path: '/tools' }

/** Breadcrumbs: the page's section, if any, and the page itself. */
export function trailOf(path: PublicPath, title: string): readonly TrailStep[] {
  const isTool = path === '/business-name-creator' || path === '/business-idea-creator'
  const above = isTool ? tools : sections.find((section) => path.startsWith(`${section.path}/`))
  const home = { name: product.name, path: '/' }
  return path === '/' ? [home] : [home, ...(above ? [above] : []), { name: shortTitle(title), path }]
}

const shortTitle = (title: string) => title.replace(new RegExp(` · ${product.name}.*$`), '')
