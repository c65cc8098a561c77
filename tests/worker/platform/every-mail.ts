import { theme } from '../../../renderer/document/theme.ts'
import {
  codeMail,
  confirmEmailMail,
  emailChangedMail,
  goodbyeMail,
  linkMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '../../../worker/accounts/mails/emails.ts'
import { alertMail, allClearMail } from '../../../worker/alerts/alert-mail.ts'
import {
  disconnectMail,
  domainConnectedMail,
  domainFailedMail,
  domainLostMail,
} from '../../../worker/domains/emails.ts'
import {
  messageDigestMail,
  messageNoticeMail,
  publishedMail,
  replyMail,
  weeklyMail,
} from '../../../worker/messages/emails.ts'
import { operatorMail } from '../../../worker/messages/outbox/operator-notices.ts'
import { mailLook } from '../../../worker/messages/website-look.ts'
import type { MailContent } from '../../../worker/platform/emails/email.ts'

/** An address that could break HTML and text, as long as one with a signed token. */
export const url = `https://app.example/login/link?token=${'a1-_.'.repeat(80)}&next=%2Fdesigner%3Fa%3D%22b%22`
export const newEmail = 'sam@new.example'
export const domain = 'www.ada-plumbing.example'
export const records = [
  { type: 'CNAME', host: 'www', value: 'customers.shingle.example' },
  { type: 'TXT', host: '_shingle.www', value: 'shingle-verification=0123456789abcdef0123456789abcdef' },
]

export const businessName = 'Ada’s Plumbing'
const sentAt = new Date('2026-11-22T09:00:00Z')
const visitor = { name: 'Sam Visitor', email: 'sam@visitor.example', phone: '+43 664 123 45 67' }
const country = 'AT'

/** A visitor's message with all optional fields. */
export const notice = {
  ...{
    businessName,
    ...visitor,
    sentAt,
    timeZone: 'Europe/Vienna',
    hostname: 'ada.example.site',
    canAnswer: true,
    url,
    ...{ country, language: 'en' },
  },
  ...{
    message: 'The tap in the kitchen has been dripping since Friday.\n\nCan you come?',
    preferredTime: '2026-11-24T14:30',
    answers: [
      { label: 'Move date', kind: 'Date' as const, value: '2026-12-01' },
      { label: 'To', kind: 'ShortText' as const, value: '12 Hill Road <Leeds>' },
    ],
    photos: 2,
    photosLeftOut: false,
  },
}
export const reply = {
  ...{ businessName, sentAt, timeZone: 'Europe/Vienna', hostname: 'ada.example.site', language: 'en' },
  ...{ look: mailLook(theme.parse({})), rightToLeft: false, url },
  phone: { label: '+43 1 234 56 78', url: 'tel:+4312345678', text: '+43 1 234 56 78' },
  ...{ text: 'Of course, we come on Tuesday.\n\nYours, Ada.', message: notice.message },
}
export const digest = {
  ...{ businessName, messages: 5, suspected: 2, timeZone: 'Europe/Vienna', url },
  newest: [
    { ...visitor, message: 'The tap drips.', createdAt: sentAt },
    { ...{ name: '', email: '', phone: '' }, message: '', createdAt: sentAt },
  ],
}

export const weekly = {
  ...{ businessName, from: '2026-11-16', to: '2026-11-22', url, settingsUrl: 'https://app.example/inbox?settings=1' },
  week: { visitors: 12, visitorsCapped: false, views: 40, messages: 2 },
  before: { visitors: 8, visitorsCapped: false, views: 31, messages: 0 },
}

const problems = [
  {
    id: 'waiting-hosts',
    what: 'Published websites wait to be written',
    detail: '3, the oldest for 20 minutes',
    advice: 'See the log.',
  },
  { id: 'mail', what: 'Emails could not be sent', detail: '7 times in the last hour', advice: 'Check MAIL_FROM.' },
]

/** Every email of the product, by name. */
export const everyMail: Record<string, () => Promise<MailContent>> = {
  code: () => codeMail({ code: '048213', minutes: 10 }),
  link: () => linkMail({ url, minutes: 10 }),
  verification: () => verificationMail({ url, hours: 24, unusedDays: 30 }),
  reset: () => resetMail({ url, minutes: 30 }),
  'confirm-email': () => confirmEmailMail({ url, newEmail, minutes: 60 }),
  'email-changed': () => emailChangedMail({ newEmail, supportUrl: url }),
  'password-changed': () => passwordChangedMail({ supportUrl: url }),
  disconnect: () => disconnectMail({ domain, companyName: 'Ada’s Plumbing', records, url }),
  'domain-connected': () => domainConnectedMail({ domain, url }),
  'domain-failed': () => domainFailedMail({ domain, cause: 'records', days: 7, hours: 48, url }),
  'domain-lost': () => domainLostMail({ domain, cause: 'records', days: 7, hours: 48, url }),
  'message-notice': () => messageNoticeMail(notice),
  'message-digest': () => messageDigestMail(digest),
  reply: () => replyMail(reply),
  weekly: () => weeklyMail(weekly),
  published: () => publishedMail({ businessName, url }),
  goodbye: () => goodbyeMail({ websites: 3 }),
  operator: () =>
    operatorMail({ name: businessName, details: { act: 'approved', url }, appOrigin: 'https://app.example' }),
  alert: () => alertMail({ origin: 'https://app.example', problems }),
  'all-clear': () => allClearMail({ origin: 'https://app.example', minutes: 25 }),
}
