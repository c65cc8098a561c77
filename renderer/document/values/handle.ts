import * as z from 'zod'
import { limits } from '../fields/limits.ts'

/** Converts input to a web address: lowercase letters, digits and hyphens, at most 24 characters. */
export function normalizeHandle(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.handle)
}

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

const trailingJoiners = /(?:-(?:and|of|the|for|in|at))+$/

/**
 * A suggested web address: as many words of the business name as fit, joined by hyphens. Shortens trade words if there
 * isn't enough room.
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
  return handle.length < limits.handleMin ? normalizeHandle(name) : handle.replace(trailingJoiners, '')
}

/** At least 3 characters, without a hyphen at either end. Expects a normalized handle. */
export function isValidHandle(handle: string): boolean {
  return (
    handle.length >= limits.handleMin &&
    handle === normalizeHandle(handle) &&
    !handle.startsWith('-') &&
    !handle.endsWith('-')
  )
}

export const handle = z.string().transform(normalizeHandle).refine(isValidHandle, 'Invalid link')
