import type { Business } from '#renderer/document/business.ts'
import type { Link } from '#renderer/document/values/link.ts'
import { languageIn, languages } from '#renderer/languages/languages.ts'
import type { LinkTargets } from './link-text.ts'

/** Kinds of links that an owner can choose. 'Form' links to the section with the contact form. */
export type LinkKind = Link['type'] | 'Form'

type Around = {
  targets: LinkTargets
  business: Pick<Business, 'emails' | 'phones'>
  labelMax: number
  /** The page's language (BCP 47). */
  locale: string
}

export const formOf = (targets: LinkTargets) => targets.find(({ hasForm }) => hasForm)?.id

export const kindOf = ({ type, value }: Link, targets: LinkTargets): LinkKind =>
  type === 'Section' && value !== '' && value === formOf(targets) ? 'Form' : type

/** Switches a link's kind and prefills it from the website: the first section, the business's address or number, and a default label. */
export function withLinkKind(link: Link, kind: LinkKind, { targets, business, labelMax, locale }: Around): Link {
  const usual = usualWords(locale)
  const isUsual = Object.values(usual).includes(link.label) || followsTarget(link, targets, labelMax)
  const label = isUsual ? '' : link.label
  const type = kind === 'Form' ? 'Section' : kind
  const bare = {
    ...link,
    type,
    label,
    value: '',
    network: type === 'Social' ? (link.network ?? 'Instagram') : undefined,
  }
  if (kind === 'Form') return { ...bare, label: label || usual.Form, value: formOf(targets) ?? '' }
  if (kind === 'Section') return withTarget(bare, targets.find(({ hasForm }) => !hasForm)?.id ?? '', targets, labelMax)
  if (kind === 'Email') return { ...bare, label: label || usual.Email, value: business.emails[0]?.address.trim() ?? '' }
  if (kind === 'Phone') return { ...bare, label: label || usual.Phone, value: business.phones[0]?.number.trim() ?? '' }
  return bare
}

const usualWords = (locale: string) => {
  const { page, form } = languageIn(locale) ?? languages.en
  return { Phone: page.call, Email: form.labels.email, Form: page.message }
}

/** Points a link to another section. A default label follows the section's title. */
export function withTarget(link: Link, id: string, targets: LinkTargets, labelMax: number): Link {
  const follows = link.label.trim() === '' || followsTarget(link, targets, labelMax)
  return { ...link, value: id, label: (follows && titleOf(id, targets, labelMax)) || link.label }
}

const titleOf = (id: string, targets: LinkTargets, labelMax: number) =>
  targets.find((target) => target.id === id)?.title.slice(0, labelMax)

const followsTarget = ({ type, value, label }: Link, targets: LinkTargets, labelMax: number) =>
  type === 'Section' && label.trim() === titleOf(value, targets, labelMax)
