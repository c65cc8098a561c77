import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { linkTo, mainLink, noLink } from './links.ts'
import { navigation } from './navigation.ts'

const most = 5

/**
 * The name, the way around the page, and the main button. What the button leads to is no link as well, while others need the room. The phone
 * number needs no button: the view shows it anyway.
 */
export function headerContent(brief: Brief): ContentInput<'Header'> {
  const button = mainLink(brief)
  const entries = navigation(brief)
  const others = entries.filter(({ type }) => linkTo(brief, type, '…').value !== button.value)
  const shown: readonly SectionType[] = (others.length >= 3 ? others : entries).slice(0, most).map(({ type }) => type)
  return {
    logoText: brief.name,
    links: entries
      .filter(({ type }) => shown.includes(type))
      .map(({ type, label }, index) => ({ id: `link-${index + 1}`, link: linkTo(brief, type, label) })),
    button: button.type === 'Phone' ? noLink : button,
  }
}
