import type { SpamReason } from '../schema.ts'
import { countPhrases, countSalesTalk } from './sales-talk.ts'

/** The facts about a new message. */
export type Clues = {
  name: string
  message: string
  trapped: boolean
  /** The bot check ran and failed. */
  unchecked: boolean
  /** The number of other websites that received the same text or photo in the last day. */
  otherWebsites: number
  /** The number of photos in this message, and in all of the sender's messages to this website in the last day. */
  photos: number
  photosLately: number
  /** The languages of the website and its form (BCP 47). */
  languages: readonly string[]
  /** All the text of the website. */
  websiteText: string
  /** Without `www.`. */
  ownHosts: readonly string[]
}

/** The score from which a message counts as spam. */
export const suspected = 50

/** Customers who compare three businesses send each the same text. */
const maxOtherWebsites = 2

/** Three full messages. Customers who describe a job rarely send more. */
const maxPhotosPerDay = 15

/** Reasons that aren't scored here. */
type Unweighed = 'flood' | 'fast'

/** Low, because autofill and assistants fill in hidden fields too. */
const trapWeight = 30

const weights: Record<Exclude<SpamReason, Unweighed>, (clues: Clues) => number> = {
  trap: ({ trapped }) => (trapped ? trapWeight : 0),
  challenge: ({ unchecked }) => (unchecked ? 100 : 0),
  repeated: ({ otherWebsites }) => (otherWebsites > maxOtherWebsites ? 60 : 0),
  markup: ({ name, message }) => (markup.test(`${name}\n${message}`) ? 60 : 0),
  links: ({ name, message, ownHosts }) =>
    countLinks(name, []) > 0 ? 60 : ([0, 30, 40][countLinks(message, ownHosts)] ?? 60),
  language: ({ name, message, languages, websiteText }) =>
    foreignShare(`${name}\n${message}`, { languages, text: websiteText }) > 0.3 ? 40 : 0,
  words: ({ name, message, websiteText }) =>
    30 * countPhrases(`${name}\n${message}`, websiteText) + 25 * countSalesTalk(message),
  gibberish: ({ message }) => (message.split('\n').some(isGibberish) ? 60 : 0),
  photos: ({ message, photos, photosLately }) =>
    photosLately > maxPhotosPerDay ? 60 : photos > 0 && message === '' ? 30 : 0,
}

/** Markup links, scripts and email headers. */
const markup =
  /\[\/?(?:url|link)\b|<a\s[^>]*href|<script\b|^(?:bcc|cc|content-type|mime-version|subject)\s*:|%0a\s*b?cc:/im

/** One long word with random letter case, as bots type to test a form. */
function isGibberish(message: string): boolean {
  const changes = /^[a-z]{12,}$/i.test(message) ? (message.match(/[a-z][A-Z]/g) ?? []).length : 0
  return changes >= 4
}

/** A message's score and its reasons, heaviest first. */
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

const link =
  /(?:https?:\/\/|\bwww\.)[^\s<>"\]]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|shop|store|club|live|click|link|io|co|me|ly|gl|gg|icu|vip|pro)(?![\w@-]|\.\w)(?:\/[^\s<>"\]]*)?/giu

/** Services for sharing photos, videos and files. */
const sharing =
  /^(?:(?:[\w-]+\.)*(?:imgur|pinterest|instagram|facebook|flickr|icloud|dropbox|wetransfer|youtube|vimeo|tiktok|ikea|amazon|etsy|ebay)\.[a-z.]{2,6}|photos\.app\.goo\.gl|(?:photos|drive|docs|maps)\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl|youtu\.be|pin\.it|we\.tl|1drv\.ms|onedrive\.live\.com)$/

/** Counts links, also without `https://`. Links to the website's own hosts and to shared photos and files don't count. */
function countLinks(text: string, ownHosts: readonly string[]): number {
  const hosts = (text.match(link) ?? []).map(hostOf)
  return hosts.filter((host) => !ownHosts.includes(host) && !sharing.test(host)).length
}

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#].*$/s, '')

/** Unicode's names of scripts that combine several others. */
const parts: Record<string, readonly string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}
/** Scripts that the website's own text may make familiar. */
const known = [
  ...['Cyrl', 'Grek', 'Arab', 'Hebr', 'Hani', 'Hira', 'Kana', 'Hang', 'Thai', 'Deva', 'Beng', 'Guru', 'Gujr', 'Taml'],
  ...['Telu', 'Geor', 'Armn', 'Ethi', 'Khmr', 'Laoo', 'Mymr', 'Sinh'],
]
/** Fewer letters may be a name or a quotation. */
const minForeignLetters = 10
/** Too few letters to judge. */
const minLetters = 5

const lettersOf = (script: string) => new RegExp(`(?=\\p{L})\\p{scx=${script}}`, 'gu')
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

type Home = {
  /** BCP 47. */
  languages: readonly string[]
  /** The website's own text. */
  text: string
}

/** The share (0 to 1) of a text's letters in scripts that neither these languages nor the website use. Latin never counts as foreign. */
function foreignShare(text: string, { languages, text: own }: Home): number {
  const all = count(text, /\p{L}/gu)
  if (all < minLetters) return 0
  const foreign = text.replace(lettersOf('Latn'), '')
  if (count(foreign, /\p{L}/gu) === 0) return 0
  const ofLanguages = new Set(languages.flatMap(scriptsOf))
  const atHome = known.filter((script) => ofLanguages.has(script) || count(own, lettersOf(script)) >= minForeignLetters)
  const left = atHome.reduce((rest, script) => rest.replace(lettersOf(script), ''), foreign)
  return count(left, /\p{L}/gu) / all
}

function scriptsOf(language: string): readonly string[] {
  try {
    const { script = 'Latn' } = new Intl.Locale(language).maximize()
    return parts[script] ?? [script]
  } catch {
    return []
  }
}
