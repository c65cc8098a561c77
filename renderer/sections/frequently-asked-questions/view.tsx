import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { HourWindow } from '../../elements/hour-window.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { useDraw, useSwap } from '../../site/use-draw.ts'
import { LastShapes } from '../last-shapes.tsx'
import { type QuestionCells, QuestionsHead, useQuestionCells } from './cells.tsx'
import { type Told, ToldBand, useTold } from './told-band.tsx'

/** In characters, all answers together: more are closed, so that the page stays short. */
const longestOpen = 1600
const mostOpen = 8
const mostBesideShapes = 5
/** Numbers of answers that leave no hole in a grid. */
const fillsRows: readonly number[] = [3, 4, 6]

type QuestionsProps = { section: SectionOf<'FrequentlyAskedQuestions'> }

/** Questions with their answers beside or below them; many, or long ones, open one at a time. */
export function FrequentlyAskedQuestionsView({ section }: QuestionsProps) {
  const { hasBand } = useLayout('FrequentlyAskedQuestions')
  return hasBand ? <QuestionsUnderBand section={section} /> : <Questions section={section} told={undefined} />
}

/** Apart, so that other styles don't draw the questions again whenever a fact changes. */
const QuestionsUnderBand = ({ section }: QuestionsProps) => (
  <Questions section={section} told={useTold(section.content.items)} />
)

function Questions({ section, told }: QuestionsProps & { told: Told | undefined }) {
  const { heading, items } = section.content
  const words = usePageWords()
  const { isTiled } = useLayout('FrequentlyAskedQuestions')
  const swap = useSwap('FrequentlyAskedQuestions')
  const questions = items
    .map((item, index) => ({ item, at: `items.${index}` }))
    .filter(({ item }) => item !== told?.item && item.question.trim() !== '')
  const isAsked = questions.length > 0
  const length = items.reduce((sum, { answer }) => sum + plainWords(answer).length, 0)
  const isOpen = items.length <= mostOpen && length <= longestOpen
  const isHeaded = heading.trim() !== ''
  const cells = useQuestionCells(questions.length, isHeaded, isOpen)
  const head = <SectionHeading heading={heading} unseen={isAsked ? words.questions : undefined} />
  return (
    <SectionShell
      section={section}
      className={`faq${swap}`}
      before={told && <ToldBand {...told} />}
      after={isTiled && isAsked && items.length <= mostBesideShapes && <LastShapes isBeside />}
    >
      {cells && isHeaded ? <QuestionsHead className={cells.head}>{head}</QuestionsHead> : head}
      {isAsked && isOpen && <HourWindow of={section.id} hour="late" />}
      {isAsked &&
        (isOpen ? (
          <Answers questions={questions} cells={cells} />
        ) : (
          <Closed questions={questions} cells={cells} name={section.id} />
        ))}
    </SectionShell>
  )
}

type Item = SectionOf<'FrequentlyAskedQuestions'>['content']['items'][number]
type ListProps = { questions: readonly { item: Item; at: string }[]; cells: QuestionCells | undefined }

const classed = (name: string, cells: QuestionCells | undefined) => (cells ? `${name} ${cells.list}` : name)

function Answers({ questions, cells }: ListProps) {
  const { editing } = useRenderTarget()
  const draw = useDraw()
  const { hasBand } = useLayout('FrequentlyAskedQuestions')
  const isAcross = hasBand && fillsRows.includes(questions.length) && draw('questions', [true, false])
  return (
    <ul className={isAcross ? `answers across of-${questions.length}` : classed('answers', cells)}>
      {questions.map(({ item, at }, index) => (
        <li key={item.id} className={cells?.item?.(index)} data-item={editing ? item.id : undefined}>
          <Text as="h3" text={item.question} field={`${at}.question`} />
          <Answer item={item} at={at} />
        </li>
      ))}
    </ul>
  )
}

function Closed({ questions, cells, name }: ListProps & { name: string }) {
  const { editing } = useRenderTarget()
  return (
    <div className={classed('questions', cells)}>
      {questions.map(({ item, at }) => (
        <details key={item.id} name={name} data-item={editing ? item.id : undefined}>
          <summary>
            <Text as="h3" text={item.question} field={`${at}.question`} />
          </summary>
          <Answer item={item} at={at} />
        </details>
      ))}
    </div>
  )
}

function Answer({ item, at }: { item: Item; at: string }) {
  const { button } = useLayout('FrequentlyAskedQuestions')
  return (
    <>
      <Prose text={item.answer} field={`${at}.answer`} />
      <Button link={item.button} kind={button} field={`${at}.button`} />
    </>
  )
}
