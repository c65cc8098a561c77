import { describe, expect, test } from 'vitest'
import {
  aboutProblems,
  creationAnswers,
  factsQuestionOf,
  longest,
  looksLikePlace,
  noAnswers,
  withEmail,
} from '../../../../editor/features/onboarding/answers.ts'
import { factAnswers, factsQuestion } from '../../../../worker/creation/facts/schema.ts'
import { creationAnswers as creationAnswersSchema } from '../../../../worker/creation/schema.ts'

const offered = { fontPair: 'clear', palette: 'deep-green', sections: ['Header', 'Footer'] as const }
const about = { ...noAnswers, businessName: ' Alder Plumbing ', businessActivities: 'Plumber in Leeds\n' }

describe('the answers as the server takes them', () => {
  test('are trimmed, and where nothing was chosen have the first of what was offered', () => {
    expect(creationAnswers(about, offered)).toEqual({
      businessName: 'Alder Plumbing',
      businessActivities: 'Plumber in Leeds',
      businessLocation: '',
      link: '',
      fontPair: offered.fontPair,
      palette: offered.palette,
      sections: [...offered.sections],
      contact: '',
      dismissed: [],
    })
  })

  test('keep what was chosen, none of the sections included', () => {
    const chosen = { ...about, fontPair: 'classic', palette: 'terracotta', sections: [] }
    expect(creationAnswers(chosen, offered)).toMatchObject({ fontPair: 'classic', palette: 'terracotta', sections: [] })
  })

  test('are in the style that was offered, where there is one', () => {
    expect(creationAnswers(about, { ...offered, style: 'Elegant' }).style).toBe('Elegant')
    expect(creationAnswers(about, offered)).not.toHaveProperty('style')
  })

  test('have the link as a whole web address', () => {
    expect(creationAnswers({ ...about, link: ' Example.com/Shop ' }, offered).link).toBe('https://example.com/Shop')
  })

  test('pass the server’s own check, at the longest too', () => {
    const long = {
      ...about,
      businessName: 'x'.repeat(99),
      businessActivities: 'y '.repeat(2000),
      businessLocation: 'z'.repeat(999),
      contact: '0 '.repeat(999),
      dismissed: Array.from({ length: 999 }, (_, nth) => `term:${nth}`),
    }
    for (const answers of [about, long]) {
      expect(creationAnswersSchema.safeParse(creationAnswers(answers, offered)).success).toBe(true)
      expect(factsQuestion.safeParse(factsQuestionOf(answers)).success).toBe(true)
    }
  })
})

describe('a problem on the first step', () => {
  test('has the product’s wording', () => {
    expect(aboutProblems({ ...about, link: 'no address' })).toEqual({ link: 'Please enter a valid web address' })
  })

  test('is every field that is missing', () => {
    expect(Object.keys(aboutProblems(noAnswers))).toEqual(['businessName', 'businessActivities'])
  })

  test.each(['', 'example.com', 'https://example.com/page', 'EXAMPLE.com'])('is not the link %j', (link) => {
    expect(aboutProblems({ ...about, link })).toEqual({})
  })
})

test.each([
  ['Leeds', true],
  ['São Paulo', true],
  ['京都', true],
  ['', false],
  ['12345', false],
  ['x', false],
])('%j can be a place: %s', (text, is) => {
  expect(looksLikePlace(text)).toBe(is)
})

test.each([
  ['', 'ada@example.com'],
  [' 01803 960000 ', '01803 960000, ada@example.com'],
  ['shop@lather.example', undefined],
  ['0'.repeat(longest.contact), undefined],
])('adding an email to the contact %j gives %j', (contact, joined) => {
  expect(withEmail(contact, 'ada@example.com')).toBe(joined)
  if (joined) expect(factAnswers.contact.parse(joined)).toBe(joined)
})
