const minute = 60
const hour = 60 * minute

/**
 * `free` at once; then one after a pause of `first` seconds, which doubles up to `longest`. Forgotten when nothing was counted for
 * `memory` seconds. A window that closes for a day would let a stranger shut somebody out; a pause only makes everybody wait.
 */
export type GrowingPause = { free: number; first: number; longest: number; memory: number }

/** Long enough that nobody gains by resting between bursts: docs/security.md has the sum. */
const memory = 48 * hour

/**
 * What strangers can do in somebody else's name, and what its owner does from a browser that signed in before. The two never count
 * together. docs/security.md has the reasons for the numbers.
 */
export const growingPauses = {
  'codes and links to an e-mail': { free: 15, first: minute, longest: 30 * minute, memory },
  'codes and links to an e-mail from an address': { free: 5, first: minute, longest: 30 * minute, memory },
  /** The longest pause must stay well below the lifetime of a reset link (see countReset). */
  'resets of an e-mail': { free: 5, first: minute, longest: 15 * minute, memory },
  'mails to an e-mail from a known browser': { free: 10, first: minute, longest: 15 * minute, memory },
  /** Of addresses that are not proven: a new account's, or the one that an account wants to change to. */
  'confirmations to an e-mail': { free: 10, first: minute, longest: 30 * minute, memory },
  'confirmations of an account': { free: 10, first: minute, longest: 2 * hour, memory },
  'reauthentication codes of an account': { free: 5, first: minute, longest: 30 * minute, memory },
  'passwords for an e-mail': { free: 100, first: minute, longest: 15 * minute, memory },
  'passwords for an e-mail from a known browser': { free: 10, first: minute, longest: 15 * minute, memory },
} satisfies Record<string, GrowingPause>

export type PauseName = keyof typeof growingPauses
