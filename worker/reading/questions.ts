import { isOfCustomers } from './question-words.ts'
import { capitalized, overlaps, type Span, sliceOf, spaced, type Unit } from './text.ts'
import { bullet } from './text-spans.ts'

export type Answered = { question: string; answer: string; span: Span }

const maxQuestionLength = 200
const maxAnswerLength = 1000

const sign = String.raw`\s?\d{0,2}\s?[:.)]\s*`
const asked = new RegExp(`^(?:q|question|frage|f|p|pregunta|d|domanda|pergunta|vraag|v|pytanie)${sign}(?=\\S)`, 'iu')
const told = new RegExp(
  `^(?:a|answer|antwort|antwoord|r|respuesta|réponse|risposta|resposta|odpowiedź|o)${sign}(?=\\S)`,
  'iu',
)

/** Customers' questions that an owner answers: 'Do you deliver? Yes, within 10 miles.' */
export function questionsIn(text: string, units: readonly Unit[]): Answered[] {
  const found: Answered[] = []
  const said = units.map(({ span }) => sliceOf(text, span).replace(bullet, ''))
  const isAsked = units.map((_, nth) => {
    const one = said[nth] ?? ''
    const isMarked = asked.test(one) && told.test(said[nth + 1] ?? '')
    return isMarked || (/[?？]\s*$/u.test(one) && isOfCustomers(one.replace(asked, '')))
  })
  units.forEach((unit, nth) => {
    const last = isAsked[nth] ? lastOfAnswer(text, { units, said, isAsked }, nth) : nth
    const [first, end] = [units[nth + 1], units[last]]
    if (last === nth || !first || !end) return
    const question = spaced((said[nth] ?? '').replace(asked, ''))
    const answer = spaced(text.slice(first.span[0], end.span[1]).replace(told, ''))
    if (question.length > maxQuestionLength || answer.length > maxAnswerLength) return
    found.push({ question: capitalized(question), answer: capitalized(answer), span: [unit.span[0], end.span[1]] })
  })
  return found
}

type Units = { units: readonly Unit[]; said: readonly string[]; isAsked: readonly boolean[] }

/** The last unit of a question's answer; the question itself if it has no answer. */
function lastOfAnswer(text: string, { units, said, isAsked }: Units, nth: number): number {
  const [question, first] = [units[nth], units[nth + 1]]
  if (!question || !first || isAsked[nth + 1] || /[?？]\s*$/u.test(said[nth + 1] ?? '')) return nth
  if (/\n\s*\n/u.test(text.slice(question.span[1], first.span[0]))) return nth
  const next = isAsked.findIndex((one, at) => one && at > nth)
  const isBounded = next !== -1 && units[next]?.line === first.line
  const isOwnLine = units[nth - 1]?.line !== question.line
  // In running text, sentences after the answer are about something else.
  if (!isBounded && !isOwnLine && first.line === question.line && !told.test(said[nth + 1] ?? '')) return nth + 1
  const other = units.findIndex(({ line }, at) => at > nth && (isAsked[at] || line !== first.line))
  return other === -1 ? units.length - 1 : other - 1
}

const heading =
  /^(?:faqs?|q ?& ?a|(?:frequently asked |common )?questions(?: (?:and|&) answers)?|häufige fragen|fragen und antworten|preguntas frecuentes|questions fréquentes|domande frequenti|perguntas frequentes|veelgestelde vragen)[:.]?$/iu

/** The units with each question and its answer merged into one, without a heading above them. */
export const withQuestions = (text: string, units: readonly Unit[], pairs: readonly Answered[]): Unit[] =>
  units.flatMap((unit) => {
    const pair = pairs.find(({ span }) => overlaps(span, unit.span))
    if (!pair) return pairs.length > 0 && heading.test(sliceOf(text, unit.span)) ? [] : [unit]
    return pair.span[0] === unit.span[0] ? [{ ...unit, span: pair.span }] : []
  })
