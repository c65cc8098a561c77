import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'
import type { IndustryCopy, IndustryTexts } from './industry-copy.ts'
import type { IndustryGroup } from './industry-groups.ts'

/** Every file in copy/ becomes a page. */
const files = import.meta.glob<IndustryTexts>('./copy/*.ts', { import: 'default', eager: true })

export const industryCopies: readonly IndustryCopy[] = Object.entries(files).map(([path, texts]) => ({
  slug: path.slice('./copy/'.length, -'.ts'.length) as IndustrySlug,
  ...texts,
}))

export const copiesIn = (group: IndustryGroup): readonly IndustryCopy[] =>
  industryCopies.filter((copy) => copy.group === group).toSorted((a, b) => a.order - b.order)

export function industryCopyOf(slug: IndustrySlug): IndustryCopy {
  const copy = industryCopies.find((one) => one.slug === slug)
  if (!copy) throw new Error(`there is no text for the trade ${slug}`)
  return copy
}
