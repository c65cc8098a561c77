import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'
import type { teamLayouts } from './content.ts'

type Content = SectionOf<'Team'>['content']
export type TeamLayout = (typeof teamLayouts)[number]

/** Average length in characters. Longer texts make tall, narrow columns below portraits. */
const longBioLength = 320

/**
 * Without portraits, always a list. 'Auto': one person is large beside the text, people with long bios are a list, and
 * others use the style's layout.
 */
export function teamLayout({ layout, members }: Content, { many }: Layout['Team']): TeamLayout {
  if (!members.some(({ image }) => isShown(image))) return 'List'
  if (layout !== 'Auto') return layout
  if (members.length === 1) return 'OnePerson'
  const length = members.reduce((sum, { bio }) => sum + plainWords(bio).trim().length, 0) / members.length
  return length > longBioLength ? 'List' : many
}
