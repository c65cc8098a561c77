import * as z from 'zod'
import { limits } from '../fields/limits.ts'

/** What a person typed, made into the web address it can become: lowercase letters, digits and hyphens, at most 24. */
export function normalizeHandle(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.handle)
}

/** What people call a trade in an address, where its whole word is long. */
const shortWords: readonly (readonly [RegExp, string])[] = [
  [/^physio(therapy|therapists?)$/, 'physio'],
  [/^photograph(y|ers?)$/, 'photo'],
  [/^osteopath(y|s)?$/, 'osteo'],
  [/^chiropract(ic|ors?)$/, 'chiro'],
  [/^(psycho|hypno)therap(y|ists?)$/, 'therapy'],
  [/^veterinar(y|ian|ians)$/, 'vet'],
  [/^hairdress(ing|ers?)$/, 'hair'],
  [/^landscap(ing|ers?)$/, 'landscape'],
  [/^electric(al|ians?)$/, 'electric'],
  [/^account(ancy|ants?|ing)$/, 'accounts'],
  [/^decorat(ing|ors?)$/, 'decor'],
]

export const shortWord = (word: string): string => shortWords.find(([long]) => long.test(word))?.[1] ?? word

const joining = /(?:-(?:and|of|the|for|in|at))+$/

/**
 * The web address to begin with for a business name: as many of its words as fit, joined by hyphens. A trade with a short word has that where
 * its whole one has no room.
 */
export function handleOfName(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let handle = normalizeHandle(words[0] ?? '')
  for (const word of words.slice(1)) {
    const fitting = [word, shortWord(word)].find((one) => handle.length + 1 + one.length <= limits.handle)
    if (fitting === undefined) break
    handle += `-${fitting}`
  }
  return handle.length < limits.handleMin ? normalizeHandle(name) : handle.replace(joining, '')
}

/** Whether a normalised handle may be used: at least 3 characters, no hyphen at either end. */
export function isValidHandle(handle: string): boolean {
  return (
    handle.length >= limits.handleMin &&
    handle === normalizeHandle(handle) &&
    !handle.startsWith('-') &&
    !handle.endsWith('-')
  )
}

export const handle = z.string().transform(normalizeHandle).refine(isValidHandle, 'Invalid link')
