import type { SectionOf, SectionType } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { FittedLine } from '../../elements/fitted-line.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { tellingNumber } from '../../facts/first-number.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout, useSite } from '../../site/site-context.ts'

type Item = SectionOf<'FrequentlyAskedQuestions'>['content']['items'][number]
type Told = { item: Item; at: string; number: string | undefined }

/** Sections that have the second color already. */
const colored: ReadonlySet<SectionType> = new Set(['Scheduling', 'QuoteBanner', 'CustomerReviews'])
const fewest = 2
/** In characters. */
const longest = { besideNumber: 110, large: 90 }

/** The answer with the most telling number, else the shortest; undefined on a page that has the second color elsewhere. */
export function useTold(items: readonly Item[]): Told | undefined {
  const { sections } = useSite()
  const { hasBand } = useLayout('FrequentlyAskedQuestions')
  if (!hasBand || items.length < fewest || sections.some(({ type }) => colored.has(type))) return undefined
  const known = items.map((item, index) => {
    const answer = plainWords(item.answer).trim()
    return { item, at: `items.${index}`, answer, number: tellingNumber(answer) }
  })
  const asked = known.filter(({ item, answer }) => item.question.trim() !== '' && answer !== '')
  const numbered = asked.find(({ number, answer }) => number !== undefined && answer.length <= longest.besideNumber)
  if (numbered) return numbered
  const [shortest] = asked.toSorted((one, other) => one.answer.length - other.answer.length)
  return shortest && shortest.answer.length <= longest.large ? { ...shortest, number: undefined } : undefined
}

/** A question and its answer on the second color: with its number as a picture, or as large as a heading. */
export function ToldBand({ item, at, number }: Told) {
  const { editing } = useRenderTarget()
  return (
    <div
      className={number ? 'told-band counted block accent' : 'told-band block accent'}
      data-item={editing ? item.id : undefined}
    >
      <Text as={number ? 'h2' : 'h3'} text={item.question} field={`${at}.question`} />
      <Prose text={item.answer} field={`${at}.answer`} className={number ? 'lead' : 'said'} />
      {number && (
        <div className="count" aria-hidden="true">
          <FittedLine text={number} tracking={-0.03} />
        </div>
      )}
    </div>
  )
}
