import type { SectionType } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { FittedLine } from '../../elements/fitted-line.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { addsToPrice } from '../../facts/added-prices.ts'
import { mainNumber } from '../../facts/first-number.ts'
import { numeralOf } from '../../facts/openings/numeral.ts'
import { languageIn } from '../../languages/languages.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useSite } from '../../site/site-context.ts'
import { useSeededChoice } from '../../site/use-seeded-choice.ts'
import type { Item, Question } from './question-list.tsx'
import { Questions, questionsToList, type SectionProps } from './questions.tsx'

type FeaturedAnswer = Question & { answer: string; number: string | undefined }

const typesWithSecondColor: ReadonlySet<SectionType> = new Set(['Scheduling', 'QuoteBanner', 'CustomerReviews'])
const minQuestions = 2
/** In characters. */
const maxLengths = { besideNumber: 110, loneNumber: 45, large: 90, text: 180 }

/** Numbers of answers that fill a grid. */
const fillsRows: readonly number[] = [3, 4, 6]

export function QuestionsUnderBand({ section }: SectionProps) {
  const draw = useSeededChoice()
  const featured = useFeaturedAnswer(section.content.items)
  const { questions, isOpen } = questionsToList(section.content, featured?.item)
  const count = questions.length
  const isAcross = isOpen && fillsRows.includes(count) && draw('questions', [true, false])
  return (
    <Questions
      section={section}
      questions={questions}
      isOpen={isOpen}
      before={featured && <AnswerBand {...featured} />}
      listClass={isAcross ? `across of-${count}` : undefined}
    />
  )
}

/**
 * The answer with the most telling number, otherwise the shortest. Undefined if the page uses the second color
 * elsewhere.
 */
function useFeaturedAnswer(items: readonly Item[]): FeaturedAnswer | undefined {
  const { sections, language } = useSite()
  const { business } = useFacts()
  if (items.length < minQuestions || sections.some(({ type }) => typesWithSecondColor.has(type))) return undefined
  const opening = numeralOf(business, language)?.number
  const known = items.map((item, index) => {
    const answer = plainWords(item.answer).trim()
    const isShort = answer.length <= maxLengths.besideNumber
    const found = isShort && !addsToPrice(answer) ? mainNumber(answer) : undefined
    const isSaid = found === opening || (/^\d+$/.test(found ?? '') && answer.length > maxLengths.loneNumber)
    return { item, at: `items.${index}`, answer, number: isSaid ? undefined : found }
  })
  const candidates = known.filter(
    ({ item, answer }) => item.question.trim() !== '' && answer !== '' && !isRefusal(answer, business.terms, language),
  )
  const numbered = candidates.find(({ number }) => number !== undefined)
  if (numbered) return numbered
  const [shortest] = candidates.toSorted((one, other) => one.answer.length - other.answer.length)
  return shortest && shortest.answer.length <= maxLengths.text ? shortest : undefined
}

type Terms = readonly { kind: string; text: string }[]

function isRefusal(answer: string, terms: Terms, language: string): boolean {
  const no = languageIn(language)?.free.no
  return (
    (no !== undefined && new RegExp(`^(?:${no})(?!\\p{L})`, 'iu').test(answer)) ||
    terms.some(({ kind, text }) => kind === 'Excluded' && answer.toLowerCase().includes(text.trim().toLowerCase()))
  )
}

/** A question and its answer on the second color, with its number as a picture or in the size of a heading. */
function AnswerBand({ item, at, answer, number }: FeaturedAnswer) {
  const { editing } = useRenderTarget()
  return (
    <div
      className={number ? 'told-band counted block accent' : 'told-band block accent'}
      data-item={editing ? item.id : undefined}
    >
      <Text as={number ? 'h2' : 'h3'} text={item.question} field={`${at}.question`} />
      <Prose
        text={item.answer}
        field={`${at}.answer`}
        className={number ? 'lead' : answer.length > maxLengths.large ? 'said longer' : 'said'}
      />
      {number && (
        <div className="count" aria-hidden="true">
          <FittedLine text={number} tracking={-0.03} />
        </div>
      )}
    </div>
  )
}
