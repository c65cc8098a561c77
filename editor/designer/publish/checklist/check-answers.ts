import { sectionTitle } from '#renderer/document/section-title.ts'
import { isBlank } from '#renderer/document/values/formatted-text.ts'
import type { Check } from './finding.ts'

/** Questions without an answer, which visitors don't see. */
export const checkAnswers: Check = ({ draft, published }) =>
  draft.sections.flatMap((section) => {
    if (section.type !== 'FrequentlyAskedQuestions' || !published.sections.some(({ id }) => id === section.id))
      return []
    const unanswered = section.content.items.filter(
      ({ question, answer, button }) => question.trim() !== '' && isBlank(answer) && button.type === 'None',
    )
    const [first, ...others] = unanswered
    if (!first) return []
    const what =
      others.length === 0
        ? `“${first.question.trim()}” has no answer, so it`
        : `${unanswered.length} questions have no answer, so they`
    return [
      {
        severity: 'worth a look',
        place: sectionTitle(section, draft.sections),
        sentence: `${what} won’t appear on your page.`,
        path: `${section.id}.items.${first.id}.answer`,
      },
    ]
  })
