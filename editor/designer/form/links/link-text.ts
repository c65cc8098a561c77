import { type SocialNetwork, socialNetworks } from '#renderer/document/enumerations.ts'
import { type Link, linkHref } from '#renderer/document/values/link.ts'

type LinkType = Link['type']

export type LinkTargets = readonly {
  id: string
  title: string
  hasForm?: boolean
}[]

/** Link kinds, most common first. */
export const linkChoices: readonly { value: LinkType; label: string }[] = [
  { value: 'Phone', label: 'Call' },
  { value: 'Email', label: 'Email' },
  { value: 'Section', label: 'Section on this page' },
  { value: 'Web', label: 'Web page' },
  { value: 'Social', label: 'Social profile' },
  { value: 'None', label: 'No link' },
]

export const valueLabel: Record<LinkType, string> = {
  None: '',
  Email: 'Email address',
  Web: 'Web address',
  Phone: 'Phone number',
  Section: 'Section',
  Social: 'Link or @name',
}

export const valueExample: Record<LinkType, string> = {
  None: '',
  Email: 'name@example.com',
  Web: 'example.com',
  Phone: '(555) 010-0123',
  Section: '',
  Social: 'example.com/your-name',
}

const wrong: Record<LinkType, string> = {
  None: '',
  Email: 'Invalid email',
  Web: 'Please enter a valid web address',
  Phone: 'Please enter a valid phone number',
  Section: 'Choose a section',
  Social: 'Please enter a valid web address',
}

/** Why the link's value is invalid, or undefined. A blank value is valid: the link isn't drawn. */
export function linkProblem(link: Pick<Link, 'type' | 'value'>, targets?: LinkTargets): string | undefined {
  if (link.type === 'None' || link.value.trim() === '') return undefined
  const isMissing = link.type === 'Section' && targets && !targets.some(({ id }) => id === link.value.trim())
  return isMissing || linkHref(link) === undefined ? wrong[link.type] : undefined
}

/** Why a valid link isn't drawn. Undefined if it is drawn. Icons need no label. */
export function linkMissing({ type, value, label }: Link, asSign = false): string | undefined {
  if (type === 'None') return undefined
  if (value.trim() === '') return 'Hidden until you add a link.'
  if (label.trim() === '' && !asSign) return 'Hidden until you add text.'
  return undefined
}

export function linkDestination({ type, value, network }: Link, targets: LinkTargets): string {
  if (type === 'Section') return targets.find(({ id }) => id === value)?.title ?? ''
  if (type === 'Social' && network) return networkName(network)
  return type === 'None' ? '' : value.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** The target, or '' if the label already contains it: 'Call 0113 496 0771'. */
export function destinationHint(link: Link, targets: LinkTargets): string {
  const destination = linkDestination(link, targets)
  const bare = (text: string) => text.toLowerCase().replace(/[\s().-]/g, '')
  return destination !== '' && bare(link.label).includes(bare(destination)) ? '' : destination
}

export const networkName = (network: SocialNetwork) => (network === 'Twitter' ? 'X' : network)

export const networkOptions = socialNetworks.map((network) => ({ value: network, label: networkName(network) }))
