import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import type { PublicPath } from '../../../worker/platform/addresses/public-paths.ts'

export type TrailStep = { name: string; path: string }

const sections: readonly TrailStep[] = [
  { name: 'Trades', path: pages.industries },
  { name: 'Support', path: pages.support },
  { name: 'Blog', path: pages.blog },
]
const tools = { name: 'Tools', path: pages.tools }

/** The way from the homepage to a page: its section, if any, and the page itself. */
export function trailOf(path: PublicPath, title: string): readonly TrailStep[] {
  const isTool = path === pages.nameCreator || path === pages.ideaCreator
  const above = isTool ? tools : sections.find((section) => path.startsWith(`${section.path}/`))
  const home = { name: product.name, path: pages.home }
  return path === pages.home ? [home] : [home, ...(above ? [above] : []), { name: shortTitle(title), path }]
}

/** A title without the product's name behind it. */
const shortTitle = (title: string) => title.replace(new RegExp(` · ${product.name}.*$`), '')
