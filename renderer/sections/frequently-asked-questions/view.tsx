import { useLayout } from '../../site/site-context.ts'
import { LastShapes } from '../last-shapes.tsx'
import { QuestionsInCells } from './cells.tsx'
import { listed, Questions, type SectionProps } from './questions.tsx'
import { QuestionsUnderBand } from './told-band.tsx'

const mostBesideShapes = 5

/** Questions with answers beside or below them. If there are many or long ones, they are collapsed. */
export function FrequentlyAskedQuestionsView({ section }: SectionProps) {
  const { hasBand, isBento, isTiled } = useLayout('FrequentlyAskedQuestions')
  if (hasBand) return <QuestionsUnderBand section={section} />
  if (isBento) return <QuestionsInCells section={section} />
  const { content } = section
  const hasShapes = isTiled && content.items.length <= mostBesideShapes
  return <Questions section={section} {...listed(content)} after={hasShapes && <LastShapes isBeside />} />
}
