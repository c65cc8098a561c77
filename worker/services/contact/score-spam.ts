import type { SpamReason } from '../../contract/messages.ts'
import { countLinks } from './count-links.ts'
import { foreignShare } from './foreign-letters.ts'
import { countSalesTalk } from './sales-talk.ts'
import { countPhrases } from './spam-phrases.ts'

/** What is known about a message when it arrives. */
export type Clues = {
  name: string
  message: string
  trapped: boolean
  /** The check for robots ran and failed. */
  unchecked: boolean
  /** To how many other websites the same text was sent in the last day. */
  otherWebsites: number
  /** BCP 47: the website's language and its form's. */
  languages: readonly string[]
  /** All the text of the website. */
  websiteText: string
  /** Without `www.`. */
  ownHosts: readonly string[]
}

/** Messages with this score or more are suspected. */
export const suspected = 50

/** Customers who compare three businesses send all of them the same text. */
const mostOtherWebsites = 2

/** Reasons that older messages may have, or that other messages decide: `flood` comes from counting. */
type Unweighed = 'flood' | 'fast'

const weights: Record<Exclude<SpamReason, Unweighed>, (clues: Clues) => number> = {
  trap: ({ trapped }) => (trapped ? 100 : 0),
  challenge: ({ unchecked }) => (unchecked ? 100 : 0),
  repeated: ({ otherWebsites }) => (otherWebsites > mostOtherWebsites ? 60 : 0),
  markup: ({ name, message }) => (markup.test(`${name}\n${message}`) ? 60 : 0),
  links: ({ name, message, ownHosts }) =>
    countLinks(name, []) > 0 ? 60 : ([0, 30, 40][countLinks(message, ownHosts)] ?? 60),
  language: ({ name, message, languages, websiteText }) =>
    foreignShare(`${name}\n${message}`, { languages, text: websiteText }) > 0.3 ? 40 : 0,
  words: ({ name, message, websiteText }) =>
    30 * countPhrases(`${name}\n${message}`, websiteText) + 25 * countSalesTalk(message),
  gibberish: ({ message }) => (isGibberish(message) ? 60 : 0),
}

/** Links in markup, scripts, and the lines of an email's head. */
const markup =
  /\[\/?(?:url|link)\b|<a\s[^>]*href|<script\b|^(?:bcc|cc|content-type|mime-version|subject)\s*:|%0a\s*b?cc:/im

/** One long word whose letters change case again and again, as robots type them to see whether a form works. */
function isGibberish(message: string): boolean {
  const changes = /^[a-z]{12,}$/i.test(message) ? (message.match(/[a-z][A-Z]/g) ?? []).length : 0
  return changes >= 4
}

/** The score of a message and its reasons, the heaviest first. */
export function scoreSpam(clues: Clues): { score: number; reasons: SpamReason[] } {
  const weighed = Object.entries(weights)
    .map(([reason, weigh]) => ({ reason: reason as SpamReason, weight: weigh(clues) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return {
    score: weighed.reduce((sum, { weight }) => sum + weight, 0),
    reasons: weighed.map(({ reason }) => reason),
  }
}
