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

const joining = /(?:-(?:and|of|the|for|in|at))+$/

/** The web address to begin with for a business name: its words joined by hyphens, as many whole ones as fit. */
export function handleOfName(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let handle = normalizeHandle(words[0] ?? '')
  for (const word of words.slice(1)) {
    if (handle.length + 1 + word.length > limits.handle) break
    handle += `-${word}`
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
