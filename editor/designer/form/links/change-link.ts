import type { Business } from '#renderer/document/business.ts'
import type { Link } from '#renderer/document/values/link.ts'
import type { LinkTargets } from './link-text.ts'

type Around = { targets: LinkTargets; business: Pick<Business, 'emails' | 'phones'>; labelMax: number }

/** A link of another type. It starts with what the website knows: the first section, the business's own address or number. */
export function withLinkType(link: Link, type: Link['type'], { targets, business, labelMax }: Around): Link {
  const label = followsTarget(link, targets, labelMax) ? '' : link.label
  const bare = {
    ...link,
    type,
    label,
    value: '',
    network: type === 'Social' ? (link.network ?? 'Instagram') : undefined,
  }
  if (type === 'Section') return withTarget(bare, targets[0]?.id ?? '', targets, labelMax)
  if (type === 'Email') return { ...bare, value: business.emails[0]?.address.trim() ?? '' }
  if (type === 'Phone') return { ...bare, value: business.phones[0]?.number.trim() ?? '' }
  return bare
}

/** A link to another section. Its text follows the section's title, unless the owner wrote another one. */
export function withTarget(link: Link, id: string, targets: LinkTargets, labelMax: number): Link {
  const follows = link.label.trim() === '' || followsTarget(link, targets, labelMax)
  return { ...link, value: id, label: (follows && titleOf(id, targets, labelMax)) || link.label }
}

const titleOf = (id: string, targets: LinkTargets, labelMax: number) =>
  targets.find((target) => target.id === id)?.title.slice(0, labelMax)

const followsTarget = ({ type, value, label }: Link, targets: LinkTargets, labelMax: number) =>
  type === 'Section' && label.trim() === titleOf(value, targets, labelMax)
