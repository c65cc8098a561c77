import type { ReactNode } from 'react'
import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { HourWindow } from '../../elements/hour-window.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useSwapClass } from '../../site/use-seeded-choice.ts'
import { ClosedQuestions, type Item, OpenQuestions, type Question } from './question-list.tsx'

export type SectionProps = { section: SectionOf<'FrequentlyAskedQuestions'> }

/** Total length of all answers, in characters. Longer ones are collapsed to keep the page short. */
const maxOpenLength = 1600
const maxOpenCount = 8

export function questionsToList({ items }: SectionProps['section']['content'], featured?: Item) {
  const questions: Question[] = items
    .map((item, index) => ({ item, at: `items.${index}` }))
    .filter(({ item }) => item !== featured && item.question.trim() !== '')
  const length = items.reduce((sum, { answer }) => sum + plainWords(answer).length, 0)
  return { questions, isOpen: items.length <= maxOpenCount && length <= maxOpenLength }
}

type QuestionsProps = SectionProps &
  ReturnType<typeof questionsToList> & {
    before?: ReactNode
    after?: ReactNode
    frame?: ((heading: ReactNode) => ReactNode) | undefined
    listClass?: string | undefined
    itemClass?: ((index: number) => string) | undefined
  }

export function Questions({ section, questions, isOpen, before, after, frame, listClass, itemClass }: QuestionsProps) {
  const words = usePageWords()
  const swap = useSwapClass('FrequentlyAskedQuestions')
  const isAsked = questions.length > 0
  const heading = <SectionHeading heading={section.content.heading} unseen={isAsked ? words.questions : undefined} />
  return (
    <SectionShell section={section} className={`faq${swap}`} before={before} after={isAsked && after}>
      {frame ? frame(heading) : heading}
      {isAsked && isOpen && <HourWindow of={section.id} hour="late" />}
      {isAsked &&
        (isOpen ? (
          <OpenQuestions questions={questions} className={listClass} itemClass={itemClass} />
        ) : (
          <ClosedQuestions questions={questions} className={listClass} name={section.id} />
        ))}
    </SectionShell>
  )
}
