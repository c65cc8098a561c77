import type { SocialNetwork } from '../../renderer/document/enumerations.ts'
import { type Link, linkHref } from '../../renderer/document/link.ts'

/** What the value of each type of link is called. */
export const valueLabel: Record<Link['type'], string> = {
  None: '',
  Email: 'E-mail address',
  Web: 'Web address',
  Phone: 'Phone number',
  Section: 'Section',
  Social: 'Web address of the profile',
}

const wrong: Record<Link['type'], string> = {
  None: '',
  Email: 'Invalid email',
  Web: 'Please enter a valid web address',
  Phone: 'Please enter a valid phone number',
  Section: 'Please choose a section',
  Social: 'Please enter a valid web address',
}

/** What is wrong with a link's value, or undefined. An empty one is fine: it is then not drawn. */
export function linkProblem(link: Pick<Link, 'type' | 'value'>): string | undefined {
  if (link.type === 'None' || link.value.trim() === '') return undefined
  return linkHref(link) === undefined ? wrong[link.type] : undefined
}

/** A network's name today. */
export const networkName = (network: SocialNetwork) => (network === 'Twitter' ? 'X' : network)
