import type { Env } from '../../env.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'

/** A limit: how often, within how many seconds. `byAddress`: multiplied by PEOPLE_AN_ADDRESS, the number of people who share an address. */
export type Limit = { max: number; seconds: number; byAddress?: true }

const minute = MINUTE / 1000
const hour = HOUR / 1000
const day = DAY / 1000
const megabyte = 1024 * 1024

/**
 * Rate limits for sign-in and contact forms. Limits by email apply to all callers together; limits by address apply to one visitor across
 * all emails. Attempts that anyone can make against another person's account use growingPauses instead.
 */
export const attemptLimits = {
  'mails from an address': { max: 30, seconds: hour, byAddress: true },
  /** Codes tried from one address, across all sign-in attempts. */
  'codes from an address': { max: 60, seconds: hour, byAddress: true },
  'passwords for an e-mail from an address': { max: 10, seconds: 15 * minute },
  'passwords from an address': { max: 50, seconds: 15 * minute, byAddress: true },
  'sign-ups from an address': { max: 10, seconds: hour, byAddress: true },
  'round trips from an address': { max: 60, seconds: hour, byAddress: true },
  'reauthentications of an account': { max: 10, seconds: 15 * minute },
  'archives of an account': { max: 10, seconds: day },
  'downloads of an account': { max: 30, seconds: day },
  'imports of an account': { max: 20, seconds: day },
  /** Websites made by people without a verified account. */
  'creations from an address': { max: 30, seconds: hour, byAddress: true },
  /** Pages fetched to check that they are readable, before a website is made. All callers share the second limit. */
  'link checks from an address': { max: 30, seconds: hour, byAddress: true },
  'link checks': { max: 3000, seconds: day },
  /** Every stored message counts toward its sender. */
  'messages from an address to a website': { max: 5, seconds: 10 * minute, byAddress: true },
  'messages from an address': { max: 20, seconds: hour, byAddress: true },
  /** More clean messages than this are treated as a flood. None of the three limits below rejects a message. */
  'messages to a website': { max: 120, seconds: hour },
  'messages from a network to a website': { max: 3, seconds: hour, byAddress: true },
  'messages to a flooded website': { max: 480, seconds: hour },
  /** All photos tried in contact forms, readable or not, and their bytes as sent, before they are shrunk. */
  'photos from an address': { max: 100, seconds: day, byAddress: true },
  'photo bytes from an address': { max: 200 * megabyte, seconds: day, byAddress: true },
  /** Readable photos only. Visitors share these limits (spendShared). Beyond any of them, messages are stored without photos. */
  'photos to a website': { max: 1000, seconds: day },
  'photo bytes to a website': { max: 1000 * megabyte, seconds: day },
  'photos to all websites': { max: 24_000, seconds: day },
  'reports from an address': { max: 10, seconds: hour, byAddress: true },
  'unchecked reports from an address': { max: 3, seconds: hour, byAddress: true },
  'emails of a passed check': { max: 3, seconds: hour },
  /** All callers share the second limit (spendShared). A registration that nobody connects stays for a day. */
  'assistants registered from an address': { max: 60, seconds: hour, byAddress: true },
  'assistants registered': { max: 5000, seconds: day },
  'changes by assistants of an account': { max: 1000, seconds: day },
  'replies of an account': { max: 30, seconds: day },
  'publications of an account': { max: 200, seconds: day },
  /** Counts each transformed size, since the Images service bills per size. A photo has six. */
  'picture sizes of an account': { max: 1200, seconds: day },
  /** Photos waiting between a phone and its owner's computer, which then uploads them. */
  'photos of a phone link': { max: 36, seconds: 15 * minute },
  'phone photos of an account': { max: 300, seconds: day },
  /** A map takes up to twelve requests to a tile service that others share. */
  'maps of an account': { max: 30, seconds: day },
  /** For people without a verified account. */
  'picture sizes from an address': { max: 240, seconds: day, byAddress: true },
  /** For everyone together, up to `TRANSFORMATIONS_DAILY`. Shared (spendShared). */
  'picture sizes': { max: 6000, seconds: day },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof attemptLimits

/** Limits per person, by account id. */
export const accountLimits = [
  'reauthentications of an account',
  'reauthentication codes of an account',
  'confirmations of an account',
  'archives of an account',
  'downloads of an account',
  'imports of an account',
  'replies of an account',
] as const satisfies (LimitName | PauseName)[]

/** More limits per person that an operator may reset. */
export const costLimits = [
  'picture sizes of an account',
  'maps of an account',
  'phone photos of an account',
  'publications of an account',
  'publications of an account in a row',
] as const satisfies (LimitName | PauseName)[]

const pauseMinute = MINUTE / 1000
const pauseHour = HOUR / 1000

/**
 * Allows `free` attempts at once, then one after a pause of `first` seconds. The pause doubles up to `longest`, and resets after `memory`
 * seconds without attempts. A window that closes for a day would let a stranger lock an owner out; a pause only makes everyone wait.
 */
export type GrowingPause = { free: number; first: number; maxPause: number; memory: number }

/** Long enough that resting between bursts gains nothing; docs/security.md has the calculation. */
const memory = 48 * pauseHour

/**
 * Attempts that strangers can make against an account, counted separately from its owner's attempts in a known browser. docs/security.md
 * explains the numbers.
 */
export const growingPauses = {
  'codes and links to an e-mail': { free: 15, first: pauseMinute, maxPause: 30 * pauseMinute, memory },
  'codes and links to an e-mail from an address': { free: 5, first: pauseMinute, maxPause: 30 * pauseMinute, memory },
  /** The longest pause must stay well below a reset link's lifetime (see countReset). */
  'resets of an e-mail': { free: 5, first: pauseMinute, maxPause: 15 * pauseMinute, memory },
  'mails to an e-mail from a known browser': { free: 10, first: pauseMinute, maxPause: 15 * pauseMinute, memory },
  /** For unverified addresses: a new account's, or the address to which an account wants to change. */
  'confirmations to an e-mail': { free: 10, first: pauseMinute, maxPause: 30 * pauseMinute, memory },
  'confirmations of an account': { free: 10, first: pauseMinute, maxPause: 2 * pauseHour, memory },
  'reauthentication codes of an account': { free: 5, first: pauseMinute, maxPause: 30 * pauseMinute, memory },
  'passwords for an e-mail': { free: 100, first: pauseMinute, maxPause: 15 * pauseMinute, memory },
  'passwords for an e-mail from a known browser': { free: 10, first: pauseMinute, maxPause: 15 * pauseMinute, memory },
  /** Counted per provider network (`providerNetwork`), since an attacker may have many addresses in it. */
  'sign-in emails of a network beyond the totals': {
    ...{ free: 3, first: pauseMinute, maxPause: 10 * pauseMinute, memory: pauseHour },
  },
  /** Resets after an hour without a publication. */
  'publications of an account in a row': {
    free: 30,
    first: pauseMinute,
    maxPause: 10 * pauseMinute,
    memory: pauseHour,
  },
} satisfies Record<string, GrowingPause>

export type PauseName = keyof typeof growingPauses

/** Pauses per address, for all callers together. */
export const addressPauses = [
  'codes and links to an e-mail',
  'resets of an e-mail',
  'confirmations to an e-mail',
  'passwords for an e-mail',
] as const satisfies PauseName[]

/** Totals over everyone. They only alert operators and reject nothing by themselves. */
export const totals = {
  /** Replaced by `PUBLICATIONS_HOURLY`, if set. */
  publications: { max: 500, seconds: hour },
  /** Emails to signed-out people in browsers that never signed in: see `mailTotals`. */
  'sign-in emails in an hour': { max: 400, seconds: hour },
  'sign-in emails in a day': { max: 2000, seconds: day },
  'sign-in emails to a domain': { max: 100, seconds: hour },
} satisfies Record<string, Limit>

export type TotalName = keyof typeof totals

/** The totals from which sign-in emails are slowed down. */
export function mailTotals({ env }: { env: Pick<Env, 'SIGN_IN_MAILS_DAILY'> }) {
  const { max } = totals['sign-in emails in a day']
  const scale = (Number(env.SIGN_IN_MAILS_DAILY) || max) / max
  return {
    'sign-in emails in a day': max * scale,
    'sign-in emails in an hour': totals['sign-in emails in an hour'].max * scale,
    'sign-in emails to a domain': totals['sign-in emails to a domain'].max * scale,
  }
}

/** The maximum number of websites per account. */
export function websiteLimit({ env }: { env: Env }, { verified }: { verified: boolean }): number {
  const limit = Number(env.WEBSITE_LIMIT)
  if (!Number.isInteger(limit) || limit < 1) throw new Error('WEBSITE_LIMIT must be a whole number above 0')
  return verified ? limit : 1
}
