import type { PauseName } from './growing-pauses.ts'

/** What is counted, how often it may be done, and within how many seconds. `byAddress`: an address is shared by PEOPLE_AN_ADDRESS. */
export type Limit = { most: number; seconds: number; byAddress?: true }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Every limit of the ways in, and of what comes by contact forms. Those named after an e-mail hold whoever asks; those named after an
 * address hold a visitor, whatever they ask for. What anybody may do in somebody else's name is not here but in growing-pauses.ts.
 */
export const attemptLimits = {
  'mails from an address': { most: 30, seconds: hour, byAddress: true },
  /** Codes tried from one address, over all attempts to sign in. */
  'codes from an address': { most: 60, seconds: hour, byAddress: true },
  'passwords for an e-mail from an address': { most: 10, seconds: 15 * minute },
  'passwords from an address': { most: 50, seconds: 15 * minute, byAddress: true },
  'sign-ups from an address': { most: 10, seconds: hour, byAddress: true },
  'round trips from an address': { most: 60, seconds: hour, byAddress: true },
  'reauthentications of an account': { most: 10, seconds: 15 * minute },
  'archives of an account': { most: 10, seconds: day },
  /** Every stored message of a contact form counts for its visitor. */
  'messages from an address to a website': { most: 5, seconds: 10 * minute, byAddress: true },
  'messages from an address': { most: 20, seconds: hour, byAddress: true },
  /** More clean messages than this are a flood. None of the three below refuses a message. */
  'messages to a website': { most: 120, seconds: hour },
  'messages from a network to a website': { most: 3, seconds: hour, byAddress: true },
  'messages to a flooded website': { most: 480, seconds: hour },
  'replies of an account': { most: 30, seconds: day },
  /** Every size that a picture is drawn in counts: that is what the Images service bills. A photo has six. */
  'picture sizes of an account': { most: 1200, seconds: day },
  /** Of people without a verified account. */
  'picture sizes from an address': { most: 240, seconds: day, byAddress: true },
  /** Of everybody, up to `TRANSFORMATIONS_DAILY`. */
  'picture sizes': { most: 6000, seconds: day },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof attemptLimits

/** Those that hold one person, by the id of their account. */
export const accountLimits = [
  'reauthentications of an account',
  'reauthentication codes of an account',
  'confirmations of an account',
  'archives of an account',
  'replies of an account',
] as const satisfies (LimitName | PauseName)[]
