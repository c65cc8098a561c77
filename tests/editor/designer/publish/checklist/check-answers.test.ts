import { expect, it } from 'vitest'
import { checkAnswers } from '#editor/designer/publish/checklist/check-answers.ts'
import { setSectionHidden } from '#renderer/document/edits/edits.ts'
import { finishedSite, finishedWith, found } from './checked-site.ts'

const siteWithAnswers = (...answers: string[]) =>
  finishedWith('FrequentlyAskedQuestions', {
    items: answers.map((answer, nth) => ({ id: `question-${nth}`, question: `Question ${nth}?`, answer })),
  })

it('the checklist warns about a question without an answer', () => {
  expect(found(checkAnswers, finishedSite)).toEqual([])
  expect(found(checkAnswers, siteWithAnswers('Yes.', ' '))).toEqual([
    expect.stringContaining('“Question 1?” has no answer, so it won’t appear on your page.'),
  ])
  expect(found(checkAnswers, siteWithAnswers('Yes.', '', ''))).toEqual([
    expect.stringContaining('2 questions have no answer, so they won’t appear on your page.'),
  ])
})

it('the checklist ignores questions in a section hidden from visitors', () => {
  const site = siteWithAnswers('Yes.', '')
  const id = site.sections.find(({ type }) => type === 'FrequentlyAskedQuestions')?.id ?? ''
  expect(found(checkAnswers, setSectionHidden(site, id, true))).toEqual([])
  expect(found(checkAnswers, siteWithAnswers(''))).toEqual([])
})
