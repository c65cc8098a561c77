import type { SpamReason } from '../../contract/messages.ts'
import { countLinks } from './count-links.ts'
import { foreignShare } from './foreign-letters.ts'
import { countPhrases } from './spam-phrases.ts'

/** All that is known of a message when it comes. */
export type Clues = {
  name: string
  message: string
  trapped: boolean
  /** Between the page that asks to send it and the sending. */
  milliseconds: number
  /** Whether a check was asked for and not passed. */
  unchecked: boolean
  /** To how many other websites the same text was sent in the last day. */
  otherWebsites: number
  /** BCP 47: the website's language and its form's. */
  languages: readonly string[]
  /** All that the website says. */
  websiteText: string
  /** Without `www.`. */
  ownHosts: readonly string[]
}

/** From so much on a message is kept apart. */
export const suspected = 50

/** Who asks three businesses for an offer sends them the same text. */
const mostOtherWebsites = 2

/** What each reason weighs. A flood is no matter of one message: it is seen where messages are counted. */
const weights: Record<Exclude<SpamReason, 'flood'>, (clues: Clues) => number> = {
  trap: ({ trapped }) => (trapped ? 100 : 0),
  challenge: ({ unchecked }) => (unchecked ? 100 : 0),
  repeated: ({ otherWebsites }) => (otherWebsites > mostOtherWebsites ? 60 : 0),
  markup: ({ name, message }) => (/\[\/?(?:url|link)\b|<a\s[^>]*href/i.test(`${name}\n${message}`) ? 60 : 0),
  links: ({ name, message, ownHosts }) =>
    countLinks(name, []) > 0 ? 60 : ([0, 10, 30][countLinks(message, ownHosts)] ?? 60),
  fast: ({ milliseconds }) => (milliseconds < 1000 ? 50 : 0),
  language: ({ name, message, languages, websiteText }) =>
    foreignShare(`${name}\n${message}`, { languages, text: websiteText }) > 0.3 ? 40 : 0,
  words: ({ name, message, websiteText }) => 30 * countPhrases(`${name}\n${message}`, websiteText),
}

/** What a message weighs, and for which reasons, the heaviest first. */
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
