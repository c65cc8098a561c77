import { readKeywords } from './keywords.ts'

/** Whether words name something that our drawings can show: a thing or a trade. */
export function isKnownSubject(text: string): boolean {
  const { topic, named } = readKeywords(text)
  return topic !== undefined || named.length > 0
}
