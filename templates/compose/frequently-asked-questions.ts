import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { weave } from './weave.ts'

export function frequentlyAskedQuestionsContent(brief: Brief): ContentInput<'FrequentlyAskedQuestions'> {
  const { copy, questions } = brief.industry
  const woven = questions.flatMap(({ question, answer }) => {
    const [asked, answered] = [weave(question, brief.threads), weave(answer, brief.threads)]
    return asked && answered ? { question: asked, answer: answered } : []
  })
  return {
    heading: copy.headings.questions,
    items: woven.map((entry, index) => ({ id: `question-${index + 1}`, ...entry })),
  }
}
