import { describe, expect, it } from 'vitest'
import { fitText, foreignMark, type TextLimits } from '../../../../worker/model/fit-answer.ts'

const fitted = (text: string, limits: TextLimits) => fitText(text, { control: 'prose', ...limits }).text
const problem = (text: string, limits: TextLimits) => fitText(text, { control: 'line', ...limits }).problem

describe('a text over its limit of sentences', () => {
  it.each([
    ['One here. Two there. Three.', 2, 'One here. Two there.'],
    ['One? Two! Three…', 2, 'One? Two!'],
    ['Call on Dr. Okafor in St. Ives. She is in.', 1, 'Call on Dr. Okafor in St. Ives.'],
    ['Built by J. Smith. And others.', 1, 'Built by J. Smith.'],
    ['It is about 2.5 m wide. Or less.', 1, 'It is about 2.5 m wide.'],
    ['水を直します。すぐに来ます。安いです。', 2, '水を直します。すぐに来ます。'],
    ['Only this one', 3, 'Only this one'],
  ])('%s is cut after %i', (text, sentences, expected) => expect(fitted(text, { sentences })).toBe(expected))
})

describe('a text over its limit of characters', () => {
  it('is cut after the last sentence that has room', () => {
    expect(fitted('A short one. A second one. A third one.', { max: 27 })).toBe('A short one. A second one.')
    expect(fitted('A short one. A second one.', { max: 26 })).toBe('A short one. A second one.')
  })

  it('is a problem when its first sentence has none', () => {
    expect(problem('A sentence that goes on for far too long', { max: 20 })).toBe('is longer than 20 characters')
    expect(fitText('Ä'.repeat(21), { control: 'prose', max: 20, sentences: 2 }).problem).toMatch(/20 characters/)
  })
})

it('with too many words is a problem, and no cut', () => {
  expect(problem('one two three four', { words: 3 })).toBe('has more than 3 words')
  expect(problem('one two three', { words: 3 })).toBeUndefined()
})

it.each(['', '  \n ', '—', '...', '\u0000'])('that says nothing is a problem: %j', (text) =>
  expect(problem(text, { max: 10 })).toBe('is blank'),
)

it('of a picture is cut after a word', () => {
  const limits = { control: 'picture', words: 4, max: 20 } as const
  expect(fitText('copper pipes under a sink.', limits).text).toBe('copper pipes under a')
  expect(fitText('plumbing installation workshop', limits).text).toBe('plumbing')
  expect(fitText('x'.repeat(30), limits).text).toBe('x'.repeat(20))
})

describe('a text is tidied', () => {
  it.each([
    ['“Pipes, mended.”', 'Pipes, mended.'],
    ['"Pipes"', 'Pipes'],
    ['"Pipes" and "taps"', '"Pipes" and "taps"'],
    ['**Pipes** and __taps__', 'Pipes and taps'],
    ['Pipes\u0007\u0000 and\t\ttaps\ud800', 'Pipes and taps�'],
    ['Pipes\r\n\r\n\r\n\r\nand taps', 'Pipes\n\nand taps'],
  ])('%j', (text, expected) => expect(fitted(text, {})).toBe(expected))

  it('and a line is one line', () => {
    expect(fitText('Pipes\n\nand taps', { control: 'line' }).text).toBe('Pipes and taps')
  })
})

describe('what no text of a page should have', () => {
  it.each([
    ['a link', 'See https://evil.example/x now'],
    ['a link', 'See www.evil.test'],
    ['a link', 'Go to evil-shop.com/offer today'],
    ['an e-mail address', 'Write to ana@pipes.test'],
    ['markup', 'A <script>alert(1)</script> b'],
    ['markup', 'A <img src=x onerror=alert(1)'],
    ['markup', 'Pipes &amp; taps'],
    ['markup', 'A [link](javascript:alert(1))'],
    ['a placeholder', 'Welcome to [Business Name]'],
    ['a placeholder', 'Welcome to {name}'],
  ])('is %s: %s', (mark, text) => expect(foreignMark(text)).toBe(mark))

  it.each([
    'From 2 to 5 people, in under 3 hours.',
    'Taps & pipes: 5 < 6, and 6 > 5.',
    'Mended in a day. No fuss, e.g. no mess.',
    'Wi-Fi, A/C and D.I.Y. advice',
  ])('is not: %s', (text) => expect(foreignMark(text)).toBeUndefined())

  it('is no matter in the owner’s own words', () => {
    expect(foreignMark('Ana’s Tea.com pours tea.', ['Ana’s Tea.com'])).toBeUndefined()
    expect(foreignMark('Write to ana@tea.test.', ['Reach us at ANA@tea.test'])).toBeUndefined()
    expect(foreignMark('See evil.com, says Tea.com', ['Tea.com'])).toBe('a link')
  })
})
