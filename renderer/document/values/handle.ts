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
