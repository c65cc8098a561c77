import { contactPlaces } from '../places/contact.ts'
import { significantWords } from '../search/plain-words.ts'
import { phrasesOf } from '../search/rank.ts'

type Phone = { number: string; channel: 'Phone' | 'WhatsApp' }

const wordsOf = (label: string) =>
  new Set(
    contactPlaces
      .filter((place) => place.label === label)
      .flatMap(({ words }) => phrasesOf(...Object.values(words)).flat()),
  )

const words = { Phone: wordsOf('Phone number'), WhatsApp: wordsOf('WhatsApp') }

/** Parses 'phone 0113 496 0000': a word for phone in any language and a number. */
export function parsePhone(typed: string): Phone | undefined {
  const { before = '', number = '' } =
    /^(?<before>[^\d+(]*)(?<number>[+\d(][\d\s()./-]*\d)$/u.exec(typed.trim())?.groups ?? {}
  const digits = number.replace(/\D/g, '').length
  const nameWords = significantWords(before)
  if (digits < 7 || digits > 15 || nameWords.length === 0) return undefined
  const means = (channel: Phone['channel']) => nameWords.every((word) => words[channel].has(word) || word === 'is')
  if (means('Phone')) return { number, channel: 'Phone' }
  return means('WhatsApp') ? { number, channel: 'WhatsApp' } : undefined
}
