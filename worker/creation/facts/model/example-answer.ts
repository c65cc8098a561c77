import { limits } from '../../../../renderer/document/fields/limits.ts'
import type { Example, GoldMark } from '../../../reading/annotated.ts'
import type { Label } from '../../../reading/labels.ts'
import { segmentsOf } from '../../../reading/services.ts'
import type { ModelAnswer } from './answer.ts'

/** The ideal model answer for an annotated text. */
export function exampleAnswer({ text, marks }: Example): ModelAnswer {
  const textsOf = (label: Label, isMeant = (_: GoldMark) => true) => [
    ...new Set(marks.flatMap((mark) => (mark.label === label && isMeant(mark) ? [mark.text] : []))),
  ]
  const first = (label: Label, own: readonly GoldMark[]) => own.find((mark) => mark.label === label)?.text ?? ''
  const ofBusiness = (mark: GoldMark) => mark.of.every((nth) => nth === 0)
  return {
    trade: first('K', marks),
    services: marks
      .filter(({ label, of }, index) => label === 'S' && isFirst(marks, index, of[0]))
      .flatMap((service) => servicesOf(text, service, marks)),
    rate: marks
      .filter((mark) => mark.label === 'P' && ofBusiness(mark))
      .flatMap((price) => {
        const unit = marks.find((mark) => mark.label === 'U' && ofBusiness(mark) && mark.start >= price.end)
        return unit ? [{ price: price.text, unit: unit.text, quote: quoteOf(text, [price, unit]) }] : []
      })
      .slice(0, 1),
    people: marks
      .filter(({ label, of }, index) => label === 'W' && isFirst(marks, index, of[0]))
      .map((person) => {
        const role = marks.filter((mark) => mark.label === 'R' && mark.of[0] === person.of[0]).slice(0, 1)
        return { name: person.text, role: first('R', role), quote: quoteOf(text, [person, ...role]) }
      }),
    ...{ hours: textsOf('H'), since: textsOf('Y'), credentials: textsOf('C'), areas: textsOf('A') },
    ...{ languages: textsOf('L'), audience: textsOf('Z') },
    terms: [...textsOf('N', ofBusiness), ...textsOf('M')],
    notOffered: textsOf('X'),
    wrong: [],
  }
}

/** Whether a mark is the first with its number. */
const isFirst = (marks: readonly GoldMark[], index: number, nth: number | undefined) =>
  marks.findIndex(({ label, of }) => label === marks[index]?.label && of[0] === nth) === index

/** A service's rows, one per price. */
function servicesOf(text: string, service: GoldMark, marks: readonly GoldMark[]): ModelAnswer['services'] {
  const parts = marks.filter(({ label, of }) => 'VPUDN'.includes(label) && of.includes(service.of[0] ?? 0))
  const isPriced = parts.filter(({ label }) => label === 'P').length > 1
  const rows = isPriced ? segmentsOf(parts) : [parts]
  return rows.map((own) => {
    const words = (label: Label) => own.find((mark) => mark.label === label)?.text ?? ''
    return {
      words: {
        ...{ name: service.text, variant: words('V'), price: words('P'), unit: words('U') },
        ...{ duration: words('D'), note: words('N') },
      },
      quote: quoteOf(text, [nearestTo(own, marks, service), ...own]),
    }
  })
}

/** The last mention of a service before its price. */
const nearestTo = (own: readonly GoldMark[], marks: readonly GoldMark[], service: GoldMark): GoldMark => {
  const from = own[0]?.start ?? service.start
  const same = marks.filter(({ label, of, text }) => label === 'S' && of[0] === service.of[0] && text === service.text)
  return same.findLast(({ end }) => end <= from) ?? service
}

/** The words from the first mark to the last; if too many, only the first mark's. */
function quoteOf(text: string, marks: readonly GoldMark[]): string {
  const [start, end] = [Math.min(...marks.map((mark) => mark.start)), Math.max(...marks.map((mark) => mark.end))]
  return end - start <= limits.quote ? text.slice(start, end) : (marks[0]?.text ?? '')
}
