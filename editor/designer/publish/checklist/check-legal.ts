import { type LegalKind, legalKinds } from '#renderer/document/legal.ts'
import { linkHref } from '#renderer/document/values/link.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { pageWords } from '#renderer/languages/languages.ts'

import { sectionOf } from '#renderer/page/page-facts.ts'
import type { Check, Finding } from './finding.ts'

const place = 'Privacy and terms'
const names: Record<LegalKind, string> = { privacy: 'privacy page', terms: 'terms page' }
/** Fields that legal pages require, in order. */
const needed = { owner: 'the registered owner', address: 'the postal address', email: 'the email address' }
const neededNames = Object.keys(needed) as (keyof typeof needed)[]

/** Legal pages without an owner, and analytics or consent without a privacy page. */
export const checkLegal: Check = ({ draft, published }) => [
  ...checkOwner(draft),
  ...checkEmail(draft),
  ...checkPrivacyPage(published),
]

/** Legal pages fall back to the business's address and email. */
function checkOwner({ settings: { legal }, business }: WebsiteSettings): Finding[] {
  const pages = legalKinds.filter((kind) => legal[kind]).map((kind) => names[kind])
  const known = { owner: '', address: business.address.text, email: business.emails[0]?.address ?? '' }
  const blank = neededNames.filter((name) => (legal[name] || known[name]).trim() === '')
  if (pages.length === 0 || blank.length === 0) return []
  const missing = listOf(blank.map((name) => needed[name]))
  const says = pages.length === 1 ? 'does' : 'do'
  const sentence = `Your ${listOf(pages)} ${says} not name ${missing}.`
  return [{ severity: 'must look at', place, sentence, path: `settings.legal.${blank[0]}` }]
}

function checkEmail({ settings: { legal } }: WebsiteSettings): Finding[] {
  const email = legal.email.trim()
  const isUsed = legalKinds.some((kind) => legal[kind]) && email !== ''
  if (!isUsed || linkHref({ type: 'Email', value: email }) !== undefined) return []
  const sentence = `“${email}” isn’t a valid email address.`
  return [{ severity: 'must look at', place, sentence, path: 'settings.legal.email' }]
}

function checkPrivacyPage(published: WebsiteSettings): Finding[] {
  const { legal, analyticsId, cookieBanner } = published.settings
  if (legal.privacy || hasOwnPage(published)) return []
  const reason = analyticsId
    ? 'Analytics counts visitors'
    : cookieBanner.enabled
      ? 'The cookie banner asks visitors'
      : ''
  if (reason === '') return []
  const sentence = `${reason}, but no privacy page tells them what happens to their data.`
  return [{ severity: 'worth a look', place, sentence, path: 'settings.legal.privacy' }]
}

/** Whether the footer links to the owner's own privacy page. */
function hasOwnPage(published: WebsiteSettings): boolean {
  const word = pageWords(published.settings.language).privacy.toLowerCase()
  const links = sectionOf(published, 'Footer')?.content.links ?? []
  return links.some(({ link: { label, value } }) => {
    const text = `${label} ${value}`.toLowerCase()
    return linkHref({ type: 'Web', value }) !== undefined && (text.includes(word) || text.includes('privacy'))
  })
}

const listOf = (items: string[]) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)
