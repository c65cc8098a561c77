import { describe, expect, it } from 'vitest'
import { searchedWords } from '../../../../editor/designer/settings/searched-words.ts'

const marked = (text: string, keywords: string) =>
  searchedWords(text, keywords)
    .map((part) => (part.searched ? `[${part.text}]` : part.text))
    .join('')

describe('the words of a text that people search for', () => {
  it('are whole words of the keywords, however they are written', () => {
    expect(marked('Blocked drains? We drain them.', 'blocked DRAINS, plumber Leeds')).toBe(
      '[Blocked] [drains]? We drain them.',
    )
  })

  it('leave out short words without meaning', () => {
    expect(marked('We come to you in the day', 'plumber in the day')).toBe('We come to you in the day')
  })

  it('leave the text as it is without keywords', () => {
    expect(searchedWords('Blocked drains', '')).toEqual([{ text: 'Blocked drains', searched: false }])
    expect(searchedWords('', 'drains')).toEqual([])
  })
})
