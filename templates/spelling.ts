import { british, keptByCountry } from '../renderer/languages/en/british.ts'
import type { Picture, TradeProfile } from './trade.ts'

type Spelling = { table: Readonly<Record<string, string>>; pattern: RegExp }

const spellings: ReadonlyMap<string, Spelling> = new Map(
  Object.entries(keptByCountry).map(([country, americanToo]) => {
    const entries = Object.entries(british).filter(([word]) => !americanToo.includes(word))
    const pattern = new RegExp(`\\b(?:${entries.map(([word]) => word).join('|')})\\b`, 'gi')
    return [country, { table: Object.fromEntries(entries), pattern }]
  }),
)

/**
 * Adapts our own texts to a country's spelling (ISO 3166-1 alpha-2). Leaves them unchanged for unknown countries and for American spelling.
 * Never use it on an owner's words.
 */
export function inSpellingOf(country: string, text: string): string {
  const spelling = spellings.get(country)
  if (!spelling) return text
  return text.replace(spelling.pattern, (word) => inCapitalsOf(word, spelling.table[word.toLowerCase()] ?? word))
}

/** Adapts a trade's names, labels and descriptions. Leaves the words for matching and for photo searches unchanged. */
export function tradeInSpellingOf<T extends TradeProfile>(country: string, trade: T): T {
  if (!spellings.has(country)) return trade
  const respell = (text: string) => inSpellingOf(country, text)
  const shown = ([phrase, description]: Picture) => [phrase, respell(description)] as const
  const { pictures } = trade
  return {
    ...trade,
    trade: respell(trade.trade),
    callToAction: respell(trade.callToAction),
    form: trade.form && {
      ...trade.form,
      ...(trade.form.photos && { photos: respell(trade.form.photos) }),
      ...(trade.form.fields && {
        fields: trade.form.fields.map((field) => ({ ...field, label: respell(field.label) })),
      }),
    },
    searchTerms: trade.searchTerms.map(respell),
    questions: trade.questions.map((question) => ({ ...question, ask: respell(question.ask) })),
    photoWishes: trade.photoWishes.map(respell),
    services: trade.services.map((service) => ({
      ...service,
      name: respell(service.name),
      about: service.about.map(respell) as [string, string, string],
      ...(service.unit && { unit: respell(service.unit) }),
      ...(service.picture && { picture: shown(service.picture) }),
    })),
    pictures: pictures && {
      hero: shown(pictures.hero),
      banners: pictures.banners.map(shown),
      gallery: pictures.gallery.map(shown),
    },
  }
}

/** 'Tyre Shop' for 'Tire Shop', 'Physiotherapist' for 'Physical Therapist'. */
function inCapitalsOf(word: string, other: string): string {
  const capital = /^\p{Lu}/u.test(word)
  const title = capital && / \p{Lu}/u.test(word)
  return other.replace(title ? /(?<=^| )\p{Ll}/gu : /^\p{Ll}/u, (letter) => (capital ? letter.toUpperCase() : letter))
}
