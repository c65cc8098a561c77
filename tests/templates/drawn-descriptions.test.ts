import { describe, expect, it } from 'vitest'
import { readKeywords } from '../../renderer/artwork/keywords.ts'
import { wordForms } from '../../renderer/artwork/words.ts'
import { trades } from '../../templates/trade-list.ts'

/** Descriptions in other words than the keywords have. */
const synonyms: Record<string, string> = {
  'bookcase room': 'A shelf of books',
  bookcase: 'A shelf with books',
  'cloche candle': 'A covered silver dish',
  'hammer level saw': 'Building tools',
}

const gallery = trades.flatMap(({ slug, subject, pictures }) =>
  (pictures?.gallery ?? []).map(([phrase, description]) => ({
    slug,
    phrase,
    description,
    tags: `${phrase} ${subject}`,
  })),
)

describe('a drawing in a gallery', () => {
  it('always shows the thing that its keywords name', () => {
    const others = gallery.filter(({ tags }) => {
      const { named, framing, loose } = readKeywords(tags)
      // Loose keywords may be drawn as any picture of the trade.
      return loose || (named.length === 0 && framing === undefined)
    })
    expect(others.map(({ slug, phrase }) => `${slug}: ${phrase}`)).toEqual([])
  })

  it('is described by what its keywords name, and by no other thing', () => {
    const others = gallery.filter(({ phrase, description, tags }) => {
      if (synonyms[phrase] === description) return false
      const [drawn, forms] = [readKeywords(tags).named, wordForms(phrase).flat()]
      const agrees =
        readKeywords(description).named.some((thing) => drawn.includes(thing)) ||
        wordForms(description)
          .flat()
          .some((form) => forms.includes(form))
      return !agrees
    })
    expect(others.map(({ slug, phrase, description }) => `${slug}: ${phrase} / ${description}`)).toEqual([])
  })
})
