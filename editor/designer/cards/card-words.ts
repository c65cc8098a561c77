import type { CardTokens } from './card-tokens.ts'
import type { Identity } from './identity.ts'

/** A short text and its label. Either may be empty. */
export type Note = { text: string; label: string; isLarge?: boolean }

export type CardWords = {
  headline: string
  /** The name, if it isn't the headline. */
  name: string
  place: string
  /** A phone number drawn about as large as the name. */
  phone: string
  /** The fact that is drawn in place of a picture. */
  figure?: Note
  notes: Note[]
}

/** Narrow: next to a picture, or in cells. */
const maxNotes = { narrow: 2, wide: 3 }

export function cardWords(identity: Identity, { headline, brow, art, foot, gap }: CardTokens): CardWords {
  const { name, line, place, phone, facts, picture } = identity
  const isOfLine = headline.says === 'line' && line !== ''
  const figure = art === 'figure' && !picture ? shortestFigure(facts) : undefined
  const notes = {
    line: [{ text: line, label: place }],
    name: [{ text: isOfLine ? name : '', label: place }],
    facts: facts.filter((fact) => fact !== figure),
    phone: [{ text: phone, label: '' }],
  }
  return {
    headline: isOfLine ? line : name,
    name: brow && isOfLine ? name : '',
    place: brow ? place : '',
    phone: headline.hasPhone ? phone : '',
    figure,
    notes: (foot?.says ?? [])
      .flatMap((kind): Note[] => notes[kind])
      .filter(({ text, label }) => text + label !== '')
      .slice(0, gap > 0 || picture ? maxNotes.narrow : maxNotes.wide),
  }
}

/** Shorter texts can be drawn larger. */
const shortestFigure = (facts: readonly Note[]): Note | undefined =>
  facts.filter(({ text }) => /\p{Nd}/u.test(text)).toSorted((one, other) => one.text.length - other.text.length)[0]

export function cardAltText({ name, headline, place, phone, figure, notes }: CardWords): string {
  const texts = [
    name,
    headline,
    phone,
    place,
    ...[figure, ...notes].flatMap((note) => (note ? [note.text, note.label] : [])),
  ]
  return [...new Set(texts.filter(Boolean))].join(' – ')
}
