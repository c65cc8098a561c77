import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHeading, asSentence, compared, isSaid, joined, split } from '../../../templates/compose/own-words.ts'

describe('A sentence of the owner’s on a page', () => {
  it.each([
    ['no appointment needed', 'No appointment needed.'],
    ['  spaces around  ', 'Spaces around.'],
    ['Ends already.', 'Ends already.'],
    ['Really?', 'Really?'],
    ['“We love it.”', '“We love it.”'],
    ['iPhone screens', 'iPhone screens.'],
    ['jo@alder.example is our address', 'jo@alder.example is our address.'],
    ['alder.example', 'alder.example.'],
    ['i’m a barber', 'I’m a barber.'],
    ['i do it all', 'I do it all.'],
    ['Prices:', 'Prices:'],
    ['Cut £28', 'Cut £28.'],
    ['(by hand)', '(by hand).'],
    ['✨🧽✨', '✨🧽✨'],
    ['WE CLEAN', 'WE CLEAN.'],
    ['毎朝、麺を打っています', '毎朝、麺を打っています。'],
    ['매일 굽습니다', '매일 굽습니다.'],
    ['हम रोज़ बनाते हैं', 'हम रोज़ बनाते हैं'],
    ['élevé en plein air', 'Élevé en plein air.'],
  ])('begins with a capital and ends in a full stop: %s', (text, expected) => expect(asSentence(text)).toBe(expected))

  it('keeps every word in its place, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => compared(asSentence(text)) === compared(text)))
  })

  it('loses its full stop as a heading, and nothing else', () => {
    expect(asHeading('we pour candles.')).toBe('We pour candles')
    expect(asHeading('And so on...')).toBe('And so on...')
    expect(asHeading('Really?')).toBe('Really?')
  })
})

describe('Two texts', () => {
  it.each([
    ['One.', 'Two.', 'One. Two.'],
    ['', 'Two.', 'Two.'],
    ['一。', '二。', '一。二。'],
    ['a\nb', 'c', 'a\nb\nc'],
  ])('%j and %j are joined as a paragraph', (one, other, expected) => expect(joined(one, other)).toBe(expected))
})

describe('A text that is too long for a place', () => {
  it('is cut behind a sentence', () => {
    expect(split('One is here. Two is there. Three.', 28)).toEqual(['One is here. Two is there.', 'Three.'])
    expect(split('One is here. Two is there.', 5)).toEqual(['', 'One is here. Two is there.'])
    expect(split('a line\nanother line', 10)).toEqual(['a line', 'another line'])
  })

  it('is cut between words, or within one, only where it has no place at all', () => {
    expect(split('one two three', 8, true)).toEqual(['one two', 'three'])
    expect(split('abcdefghij', 4, true)).toEqual(['abcd', 'efghij'])
    expect(split('😀😀😀', 3, true)).toEqual(['😀', '😀😀'])
  })

  it('is all there in its parts, each of which fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 40 }), (text, room) => {
        const [head, rest] = split(text, room, true)
        expect(head.length).toBeLessThanOrEqual(room)
        expect((head + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})

describe('What a page says', () => {
  const page = ['We fix bikes, and we sell parts.', 'Open on Sundays'].map(compared)

  it.each([
    ['we fix bikes', true],
    ['We sell parts', true],
    ['fix bike', false],
    ['open on Sunday', false],
    ['', true],
    ['…', true],
  ])('is found whole words at a time: %j', (text, expected) => expect(isSaid(text, page)).toBe(expected))

  it('is found in parts only where it is long', () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const [head, rest] = split(long, 200, true)
    expect(isSaid(long, [head, rest].map(compared))).toBe(true)
    expect(isSaid(long, [head].map(compared))).toBe(false)
    expect(isSaid('We fix bikes on Sundays', page)).toBe(false)
  })
})
