import { useLayout } from '../../site/site-context.ts'
import { LastShapes } from '../last-shapes.tsx'
import { QuestionsUnderBand } from './answer-band.tsx'
import { QuestionsInCells } from './cells.tsx'
import { Questions, questionsToList, type SectionProps } from './questions.tsx'

const maxBesideShapes = 5

/** Questions with answers beside or below them. If there are many or long ones, they are collapsed. */
export function FrequentlyAskedQuestionsView({ section }: SectionProps) {
  const { hasBand, isBento, isTiled } = useLayout('FrequentlyAskedQuestions')
  if (hasBand) return <QuestionsUnderBand section={section} />
  if (isBento) return <QuestionsInCells section={section} />
  const { content } = section
  const hasShapes = isTiled && content.items.length <= maxBesideShapes
  return <Questions section={section} {...questionsToList(content)} after={hasShapes && <LastShapes isBeside />} />
}
