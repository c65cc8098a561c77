import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { imitatedBrand, imitatesInHost, isNamedLikeBrand } from './brands.ts'
import { askedLabels, documentTexts, outsideLinks, type ShownLink } from './document-texts.ts'
import { foldLookAlikes, hidesCharacters } from './look-alikes.ts'

/** Something that phishing websites have in common. `what` is for the operator. */
export type Signal = { kind: SignalKind; what: string; weight: number }
type SignalKind = 'account' | 'look-alike' | 'brand' | 'secrets' | 'alarm' | 'link' | 'invisible' | 'no-facts'

/** How much it takes, from at least two kinds of signals. */
const holdWeight = 5

/** Reads a document as a visitor would. Pure: the caller decides about accounts. */
export function assessDocument(document: WebsiteSettings): { signals: Signal[]; isSuspicious: boolean } {
  const texts = documentTexts(document)
  const labels = askedLabels(document)
  const signals = [
    ...imitations([...texts, ...labels]),
    ...brandAsName(document),
    ...requests(texts, labels),
    ...alarms(texts),
    ...links(outsideLinks(document)),
    ...invisibles(texts),
    ...missingFacts(document),
  ]
  const kinds = new Set(signals.map(({ kind }) => kind))
  const weight = signals.reduce((sum, signal) => sum + signal.weight, 0)
  return { signals, isSuspicious: weight >= holdWeight && kinds.size > 1 }
}

const wordsOf = (text: string) => text.split(/[\s,;:()/]+/).filter(Boolean)

function imitations(texts: readonly string[]): Signal[] {
  for (const word of texts.flatMap(wordsOf)) {
    const brand = imitatedBrand(word.replace(/[.?!’'"]+$/, ''))
    if (brand) return [{ kind: 'look-alike', what: `“${word}” is written like ${brand}`, weight: 4 }]
  }
  return []
}

/** Names that imitate a brand, alone or with words of its service pages. */
function brandAsName({ businessName, settings }: WebsiteSettings): Signal[] {
  const name = [businessName, settings.pageTitle, settings.companyName].find(isNamedLikeBrand)
  return name ? [{ kind: 'brand', what: `It calls itself “${name}”`, weight: 3 }] : []
}

const secret =
  'pass ?words?|pass ?codes?|passwort|mot de passe|contraseña|pin(?: code| number)?|card (?:number|details|information)|(?:credit|debit) card|cvv2?|cvc|security code|one[- ]time (?:code|password)|otp|sms code|verification code|2fa code|seed phrase|recovery phrase|secret phrase|private key|login (?:details|data)|log-?in credentials|online[- ]banking|zugangsdaten|kreditkarten?(?:nummer|daten)|tan|social security number|ssn'
const asks =
  'enter|confirm|verify|provide|update|submit|type in|send us|validate|re-?enter|give us|fill in|bestätigen sie|geben sie|eingeben|saisissez|confirmez|introduzca|ingrese'
const asksForSecret = new RegExp(`\\b(?:${asks})\\b[^.!?]{0,80}?\\b(?:${secret})\\b`, 'iu')
const isSecret = new RegExp(`^(?:your |the |current |full |ihr |ihre )?(?:[\\w-]+ ){0,3}(?:${secret})\\b`, 'iu')
const refuses = /\b(?:never|do not|don’t|don't|nobody|no one|without|not ask|nie|niemals|jamais|nunca)\b/iu
/** Warnings of phishing quote it. */
const warns =
  /\b(?:phishing|scams?|fraud|(?:messages?|e-?mails?|calls?|texts?|websites?|pages?) (?:that|which)|asks? you to)\b/iu
const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)

/** Labels weigh more: a form that asks for a password has no other purpose. */
function requests(texts: readonly string[], labels: readonly string[]): Signal[] {
  const label = labels.find((one) => isSecret.test(foldLookAlikes(one).trim()))
  const sentence = texts.flatMap(sentences).find((one) => {
    const folded = foldLookAlikes(one)
    return asksForSecret.test(folded) && !refuses.test(folded) && !warns.test(folded)
  })
  return [
    ...(label ? [{ kind: 'secrets' as const, what: `The form asks for “${label}”`, weight: 4 }] : []),
    ...(sentence ? [{ kind: 'secrets' as const, what: `“${short(sentence)}”`, weight: 3 }] : []),
  ]
}

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text)

const alarm =
  /\b(?:(?:your|ihr) (?:account|card|profile|wallet|access|mailbox|parcel|package|konto|paket|zugang)\b[^.!?]{0,40}\b(?:suspended|limited|locked|blocked|restricted|on hold|held|closed|expire[sd]?|deactivated|gesperrt|eingeschränkt)|unusual (?:activity|sign-?in|login)|suspicious (?:activity|login|sign-?in)|verify your (?:account|identity|wallet|information|details)|confirm your (?:account|identity)|(?:within|in) (?:12|24|48|72) hours or|claim your (?:refund|prize|reward|airdrop)|restore (?:your )?(?:full )?access|unauthori[sz]ed (?:transaction|payment|access|login))\b/iu

function alarms(texts: readonly string[]): Signal[] {
  const found = texts.flatMap(sentences).find((one) => alarm.test(foldLookAlikes(one)) && !warns.test(one))
  return found ? [{ kind: 'alarm', what: `“${short(found)}”`, weight: 2 }] : []
}

const hostInWords = /(?:^|[\s(])(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=$|[\s/):,?])/i

/** Links whose text shows another host, imitates a brand or hides the host. */
function links(shown: readonly ShownLink[]): Signal[] {
  return shown.flatMap(({ words, href }): Signal[] => {
    const host = new URL(href).hostname.replace(/^www\./, '')
    const said = hostInWords.exec(words.toLowerCase())?.[1]?.replace(/^www\./, '')
    if (said && !words.includes('@') && !isNear(said, host))
      return [{ kind: 'link', what: `A link says ${said} and leads to ${host}`, weight: 3 }]
    if (imitatesInHost(host))
      return [{ kind: 'link', what: `A link leads to ${host}, which imitates a known name`, weight: 3 }]
    if (/^[\d.]+$|^\[/.test(host) || host.includes('xn--'))
      return [{ kind: 'link', what: `A link leads to ${host}`, weight: 2 }]
    return []
  })
}

/** Whether two hosts are equal or one is a subdomain of the other. */
const isNear = (one: string, other: string) => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

function invisibles(texts: readonly string[]): Signal[] {
  const found = texts.find(hidesCharacters)
  return found ? [{ kind: 'invisible', what: 'Invisible characters inside words', weight: 2 }] : []
}

/** Businesses state what they do and how to reach them. */
function missingFacts({ business, sections }: WebsiteSettings): Signal[] {
  const { services, people, phones, emails, hours, credentials } = business
  const contact = sections.find((section) => section.type === 'Contact')?.content
  const isKnown =
    [services, people, phones, emails, credentials].some((facts) => facts.length > 0) ||
    hours.periods.length > 0 ||
    (contact !== undefined && [contact.phone, contact.email, contact.address, contact.hours].some(Boolean))
  return isKnown ? [] : [{ kind: 'no-facts', what: 'It names no service, person, phone number or hours', weight: 1 }]
}
