import { limits } from '../../renderer/document/fields/limits.ts'
import { product } from '../../renderer/document/product.ts'
import { hasWords, tagOrEnglish } from '../../renderer/document/values/languages.ts'
import { linkHref } from '../../renderer/document/values/link.ts'
import { messageWords } from '../../renderer/languages/languages.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'
import { headerLine, type LetterContact } from '../platform/emails/letter.ts'
import type { MailLook } from '../platform/emails/look.ts'
import type { DayCounts } from '../visits/schema.ts'
import type { Answer } from './schema.ts'

type DigestFields = {
  businessName: string
  /** The newest messages, and the numbers of messages and suspected spam. */
  newest: { name: string; email: string; phone: string; message: string; createdAt: Date }[]
  messages: number
  suspected: number
  timeZone: string
  url: string
}

/** The daily email to a website's owner about new messages. */
export const messageDigestMail = (said: DigestFields): Promise<MailContent> => {
  const { newest, messages, suspected, timeZone, url } = said
  const businessName = headerLine(said.businessName, 60)
  const more = messages - newest.length
  const counted = messages === 1 ? '1 new message' : `${messages} new messages`
  return writeMail({
    subject: `${counted}${businessName && ` – ${businessName}`}`,
    preheader: `From the contact form of ${businessName || 'your website'} since the last daily email.`,
    heading: counted,
    lead: [`From the contact form of ${businessName || 'your website'}, newest first:`],
    list: newest.map(({ name, email, phone, message, createdAt }) => {
      const sender = headerLine(name || email || phone, 60) || 'A visitor'
      const excerpt = headerLine(message, 140)
      return `${sender} (${shortTimeOf(timeZone, createdAt)})${excerpt && `: ${excerpt}`}`
    }),
    advice: [
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(suspected === 1 ? ['1 message is in your spam folder. Check now and then in case it’s real.'] : []),
      ...(suspected > 1
        ? [`${suspected} messages are in your spam folder. Check now and then in case one is real.`]
        : []),
    ],
    action: { label: 'Open your inbox', url },
    reason: `Sent because people used the contact form on your website. In your inbox settings, choose whether ${product.name} emails you right away, once a day or never.`,
  })
}

type Week = Pick<DayCounts, 'visitors' | 'visitorsCapped' | 'views' | 'messages'>

type Weekly = {
  businessName: string
  /** First and last day, as `2026-11-16`. */
  from: string
  to: string
  /** Last week's numbers and the previous week's. */
  week: Week
  before: Week
  /** The page of visitor statistics, and the page to turn the email off. */
  url: string
  settingsUrl: string
}

type Counted = 'visitors' | 'views' | 'messages'

/** `20,000+` for more visitors than are told apart. */
const countWords = (week: Week, kind: Counted): string =>
  week[kind].toLocaleString('en-US') + (kind === 'visitors' && week.visitorsCapped ? '+' : '')

/** A week's numbers, for owners who want them. */
export const weeklyMail = ({ from, to, week, before, url, settingsUrl, ...said }: Weekly): Promise<MailContent> => {
  const businessName = headerLine(said.businessName, 40) || 'Your website'
  const visitors = `${countWords(week, 'visitors')} ${week.visitors === 1 ? 'visitor' : 'visitors'}`
  const day = (date: string) => dayOf('UTC', 'en-GB', new Date(`${date}T00:00:00Z`))
  const fact = (label: string, kind: Counted) => ({
    label,
    value: `${countWords(week, kind)} (the week before: ${countWords(before, kind)})`,
  })
  return writeMail({
    subject: `${visitors} last week – ${businessName}`,
    preheader: `From ${day(from)} to ${day(to)}, beside the week before.`,
    heading: `${visitors} last week`,
    lead: [`${businessName}, from ${day(from)} to ${day(to)}:`],
    facts: [fact('Visitors', 'visitors'), fact('Page views', 'views'), fact('Messages', 'messages')],
    action: { label: 'See where they came from', url },
    reason: `Sent because you turned on weekly numbers in your ${product.name} inbox settings.`,
    settings: { label: 'Turn this email off', url: settingsUrl },
  })
}

/** The email to a website's owner after its first publication. */
export const publishedMail = ({ businessName, url }: { businessName: string; url: string }): Promise<MailContent> => {
  const name = headerLine(businessName, 40) || 'Your website'
  return writeMail({
    subject: `${name} is online`,
    preheader: 'Where people find it, how to share it, and what to do next.',
    heading: 'Your website is online',
    lead: ['Anyone can visit it at this address:'],
    address: new URL(url).host,
    listLead: 'What to do next:',
    list: [
      'Share it: put the address on your profiles, your email signature and your business card. The window that opens after you publish has it as a QR code too.',
      'Connect your own domain, if you have one or want one: open Settings in the editor, then Your own domains.',
      'Messages from your contact form arrive in your inbox, and as emails at this address.',
      'Change what you like, whenever you like. Visitors see it when you publish again.',
    ],
    action: { label: 'Visit your website', url },
    notes: [`If you didn’t publish it, write to ${product.supportEmail}.`],
    reason: `Sent because a website was published for the first time in the ${product.name} account with this address.`,
  })
}

type NoticeFields = {
  businessName: string
  /** The country of the business: ISO 3166-1 alpha-2, or blank. */
  country: string
  /** The form’s language (BCP 47). */
  language: string
  /** Blank if the visitor left it out. */
  name: string
  email: string
  phone: string
  message: string
  /** `2026-11-22T14:30`, in the business's local time. */
  preferredTime: string | null
  /** Answers to the owner's own fields. */
  answers: readonly Answer[]
  photos: number
  photosLeftOut: boolean
  hostname: string
  sentAt: Date
  timeZone: string
  /** Whether a reply to the email reaches the visitor. */
  canAnswer: boolean
  url: string
}

/** The email to a website's owner about one new message. */
export const messageNoticeMail = async (said: NoticeFields): Promise<MailContent> => {
  const { name, email, phone, message, preferredTime, answers, photos, photosLeftOut, hostname, canAnswer } = said
  const businessName = headerLine(said.businessName, 60)
  const sender = headerLine(name || email || phone, 60)
  const { phoneLinks } = await import('./phone-links.ts')
  const { call, whatsApp } = phoneLinks(phone, said.country)
  const mailto = linkHref({ type: 'Email', value: email })
  const { subject } = (await messageWords(said.language)).reply
  const reply = mailto && `${mailto}?subject=${encodeURIComponent(subject(businessName || hostname))}`
  // Keeps the ways to reply near the top, even for long messages.
  const isLong = message.length > openingLength || message.split('\n').length > openingLines
  return writeMail({
    subject: ['New message', sender && ` from ${sender}`, businessName && ` – ${businessName}`].join(''),
    preheader: headerLine(message || answerLine(answers), 90) || 'No message, just contact details.',
    heading: sender ? `New message from ${sender}` : 'New message',
    lead: isLong ? [`“${headerLine(message, openingLength)}”`] : [],
    ...(isLong && { quoteLead: 'The whole message:' }),
    ...(message && { quote: message }),
    contacts: [
      { label: 'Call', url: call, text: headerLine(phone, limits.phone) },
      { label: 'WhatsApp', url: whatsApp, text: whatsApp ?? '' },
      { label: 'Reply', url: reply, text: email },
    ].flatMap(({ url, ...contact }) => (url ? [{ ...contact, url }] : [])),
    facts: [
      { label: 'Name', value: name },
      { label: 'Email', value: email, url: mailto },
      { label: 'Phone', value: phone, url: call },
      { label: 'Preferred time', value: preferredTime ? minuteOf(preferredTime) : '' },
      ...answers.map((answer) => ({
        label: headerLine(answer.label, limits.ownFieldLabel),
        value: answerWords(answer),
      })),
      { label: 'Photos', value: photos === 0 ? '' : `${photos}, in your inbox` },
      { label: 'Sent', value: inTimeOf(said.timeZone, said.sentAt) },
      { label: 'Website', value: hostname },
    ]
      .map((fact) => ({ ...fact, value: headerLine(fact.value, limits.longAnswer) }))
      .filter(({ value }) => value),
    advice: [
      canAnswer
        ? 'Reply to this email to answer them. Or reply in your inbox, which keeps your reply with the message.'
        : 'They left no email address, so replying to this email won’t reach them.',
      ...(photosLeftOut
        ? ['They sent more photos, which were left out because of a limit. Ask them for the others.']
        : []),
      ...(preferredTime ? ['Their preferred time is attached as a calendar event.'] : []),
    ],
    action: { label: 'Open in your inbox', url: said.url },
    notes: ['Don’t open links or files from people you don’t know. You can mark the message as spam in your inbox.'],
    reason: `Sent because someone used the contact form on your website. In your inbox settings, choose whether ${product.name} emails you right away, once a day or never.`,
  })
}

/** Limits of the excerpt above the ways to reply. */
const openingLength = 200
const openingLines = 5

/** Formats dates; other answers stay as entered. */
const answerWords = ({ kind, value }: Answer) =>
  kind === 'Date' ? dayOf('UTC', 'en-GB', new Date(`${value}T00:00:00Z`)) : value

const answerLine = (answers: readonly Answer[]) =>
  answers.map((answer) => `${answer.label}: ${answerWords(answer)}`).join(' · ')

type Reply = {
  businessName: string
  /** The owner's reply, and the visitor's message with its website, time, time zone and language. */
  text: string
  message: string
  hostname: string
  sentAt: Date
  timeZone: string
  language: string
  look: MailLook
  rightToLeft: boolean
  /** The website's first phone number, if valid. */
  phone: LetterContact | undefined
  url: string
}

/** An owner's reply to a visitor, written in the business's name. */
export const replyMail = async ({
  text,
  message,
  hostname,
  sentAt,
  timeZone,
  look,
  rightToLeft,
  ...said
}: Reply): Promise<MailContent> => {
  const { reply: words } = await messageWords(said.language)
  const businessName = headerLine(said.businessName, 60) || hostname
  return writeMail({
    subject: words.subject(businessName),
    language: tagOrEnglish(said.language),
    brand: businessName,
    ...{ look, rightToLeft },
    preheader: headerLine(text, 90),
    heading: words.heading(businessName),
    lead: [],
    words: text,
    contacts: said.phone ? [said.phone] : [],
    action: { label: hostname, url: said.url },
    ...(message && {
      quoteLead: words.youWrote(dayOf(timeZone, hasWords(said.language) ? said.language : 'en', sentAt)),
      quote: message,
    }),
    notes: [words.notYou],
    reason: words.reason(businessName, hostname),
  })
}

/** Formats an instant in a time zone (IANA), in English. Falls back to labeled UTC for an invalid zone. */
const inTimeOf = (timeZone: string, instant: Date): string =>
  shownIn(timeZone, instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The same without the year. */
const shortTimeOf = (timeZone: string, instant: Date): string =>
  shownIn(timeZone, instant, { weekday: 'short', day: 'numeric', month: 'short' })

function shownIn(timeZone: string, instant: Date, date: Intl.DateTimeFormatOptions): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const inUtc = () => format({ timeZone: 'UTC', timeZoneName: 'short' })
  const format = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...date, ...time, ...zone }).format(instant)
  try {
    return timeZone === 'UTC' ? inUtc() : format({ timeZone })
  } catch {
    return inUtc()
  }
}

/** Formats `2026-11-22T14:30` without converting it. Returns it unchanged if it isn't a valid time. */
function minuteOf(local: string): string {
  const instant = new Date(`${local}:00Z`)
  // UTC under a name that isn't labeled as UTC.
  return Number.isNaN(instant.getTime()) ? local : inTimeOf('Etc/GMT', instant)
}

/** Formats an instant's day in a time zone and a language (BCP 47). Falls back to English and UTC. */
function dayOf(timeZone: string, language: string, instant: Date): string {
  const format = (locale: string, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(instant)
  try {
    return format(language, timeZone)
  } catch {
    return format('en', 'UTC')
  }
}
