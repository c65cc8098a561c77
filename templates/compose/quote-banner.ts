import { primaryLanguage } from '../../renderer/document/languages.ts'
import type { Brief, ContentInput } from './brief.ts'
import { headline } from './headline.ts'
import { asHeading, compared, leansOn } from './own-words.ts'

const longest = 92
const shortest = 24
/** With fewer sentences the introduction needs them all. */
const fewest = 3

/** One of the owner's sentences in large letters. Undefined if no sentence makes sense on its own. */
export function quoteBannerContent(brief: Brief, nth: number): ContentInput<'QuoteBanner'> | undefined {
  const text = tellingSentences(brief)[nth - 1]
  return text === undefined ? undefined : { primary: text, subordinate: '' }
}

/** Prices, numbers of licenses and times are read better in small letters. */
const hasFigures = /\p{Sc}|[#@]|\p{Nd}{3}|\p{Nd}\P{Nd}+\p{Nd}/u

/** Who speaks in one of the first three words, by the language of the page: 'I', 'we', 'my', 'our'. */
const voices: Readonly<Record<string, RegExp>> = {
  en: speaker('i|my|we|our'),
  es: speaker('yo|mis?|nosotr[oa]s|nuestr[oa]s?'),
  fr: speaker('je|j|mon|ma|mes|nous|notre|nos'),
  it: speaker('io|mi[oa]|miei|mie|noi|nostr[oaie]'),
  de: speaker('ich|mein\\p{L}*|wir|unser\\p{L}*'),
  pt: speaker('eu|meus?|minhas?|nós|noss[oa]s?'),
  nl: speaker('ik|mijn|wij|we|onze'),
  sv: speaker('jag|vi|min|mitt|mina|vår\\p{L}*'),
  ja: /私|当店|わたし|弊/u,
  ko: /저희|우리|저는|제가|저의/u,
}

function speaker(alternatives: string): RegExp {
  return new RegExp(`^(?:\\S+\\s+){0,2}(?:${alternatives})(?!\\p{L})`, 'iu')
}

/** What a business doesn't do, asks of its customers, or has no room for is better said in small letters. */
const reservation =
  /(?<!\p{L})(?:no|none|only|must|please|sorry|cancel\p{L}*|full|except|unless|never|cannot|(?:do|does|can|could|will|would|are|is|was|were)(?: not|n['’]t)|(?:don|can|won)['’]t|kein\p{L}*|nicht|nur|bitte|ne|n|pas|sans|seulement|non|solo|senza|sin|sólo|nunca|não|só|sem|geen|niet|alleen|inte|ingen)(?!\p{L})/iu

/** Sentences that can stand alone, in large letters, the longest first: the owner's voice on what sets the business apart. */
export function tellingSentences(brief: Brief): string[] {
  const { sentences, services, credentials, areas, languages, terms, phones, emails, links } = brief.business
  const lists = [services, credentials, areas, languages, terms, phones, emails, links]
  const practical = new Set(lists.flatMap((list) => list.map(({ id }) => id)))
  const title = compared(headline(brief))
  const isTitle = (text: string) => title.includes(compared(text))
  const free = sentences.filter(({ covered, text }) => !covered && !isTitle(text))
  if (free.length < fewest) return []
  const spare = free.length - fewest + 1
  const voice = voices[primaryLanguage(brief.language)]
  return sentences
    .filter((sentence, index) => {
      const text = sentence.text.trim()
      const next = sentences[index + 1]?.text.trim() ?? ''
      return (
        index > 0 &&
        !sentence.covered &&
        !sentence.facts.some((id) => practical.has(id) || id === 'hours' || id === 'address') &&
        !hasFigures.test(text) &&
        text.length >= shortest &&
        text.length <= longest &&
        !/[\n:]/.test(text) &&
        !isTitle(text) &&
        voice?.test(text) &&
        !reservation.test(text) &&
        !leansOn.test(text) &&
        !leansOn.test(next)
      )
    })
    .map(({ text }) => asHeading(text))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, spare)
}
