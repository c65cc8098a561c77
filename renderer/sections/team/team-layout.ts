import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'
import type { teamLayouts } from './content.ts'

type Content = SectionOf<'Team'>['content']
export type TeamLayout = (typeof teamLayouts)[number]

/** In characters, on average: longer texts make tall, narrow columns under portraits. */
const longBio = 320

/**
 * The layout of the team: without portraits a list. 'Auto' shows one person large beside the text, people with long texts as a list, and
 * others in the style's layout.
 */
export function teamLayout({ layout, members }: Content, { many }: Layout['Team']): TeamLayout {
  if (!members.some(({ image }) => isShown(image))) return 'List'
  if (layout !== 'Auto') return layout
  if (members.length === 1) return 'OnePerson'
  const length = members.reduce((sum, { bio }) => sum + plainWords(bio).trim().length, 0) / members.length
  return length > longBio ? 'List' : many
}
