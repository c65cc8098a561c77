import { useAtomValue, useSetAtom } from 'jotai'
import { languageIn, languages } from '#renderer/languages/languages.ts'
import type { MissingFact } from '#worker/creation/facts/schema.ts'
import { answersAtom } from '../wizard-state.ts'
import { exampleOf } from './answer-example.ts'
import classes from './ask-next.module.css'
import { begunAnswerAtom } from './fact-state.ts'
import { factsAtom } from './read-facts.ts'

/** `text`: the description plus a line that starts the answer. */
export type AnswerNext = (missing: MissingFact, text: string) => void

/** Questions that customers would ask next. Each moves the focus to the place for its answer. Reserves space for them. */
export function AskNext({ onAnswer }: { onAnswer: AnswerNext }) {
  const facts = useAtomValue(factsAtom)
  const { businessActivities } = useAtomValue(answersAtom)
  const setBegun = useSetAtom(begunAnswerAtom)
  if (!facts) return null
  const { missing, language, business } = facts
  const begin = (one: MissingFact) => {
    if (one === 'phone') return onAnswer(one, businessActivities)
    const text = withLineFor(businessActivities, one, language)
    setBegun({ text, example: exampleOf(one, business, language) })
    onAnswer(one, text)
  }
  return (
    <div className={classes.ask}>
      {missing.length === 0 ? <Nothing /> : <Questions missing={missing} onAnswer={begin} />}
    </div>
  )
}

const Nothing = () => <p>You’ve covered what customers ask first.</p>

type QuestionsProps = { missing: readonly MissingFact[]; onAnswer: (missing: MissingFact) => void }

const Questions = ({ missing, onAnswer }: QuestionsProps) => (
  <fieldset>
    <legend>Customers will also ask:</legend>
    {missing.slice(0, maxQuestions).map((one) => (
      <button key={one} type="button" data-click="answer-next" onClick={() => onAnswer(one)}>
        {askedNext[one]}
      </button>
    ))}
  </fieldset>
)

export const askedNext: Readonly<Record<MissingFact, string>> = {
  services: 'Services?',
  prices: 'Prices?',
  hours: 'Opening hours?',
  phone: 'A phone number?',
  area: 'The area you cover?',
  experience: 'Your experience?',
}

/** More questions at once would look like a form. */
const maxQuestions = 3

type Begun = Exclude<MissingFact, 'phone'>

const allBeginnings = new Set(Object.values(languages).flatMap(({ beginnings }) => Object.values(beginnings)))

/** Adds a line that starts the answer, or a blank line in a language without words for it. Replaces a trailing unfinished line. */
export function withLineFor(text: string, missing: Begun, language: string): string {
  const kept = withoutUnfinished(text).trimEnd()
  const beginning = languageIn(language)?.beginnings[missing]
  return (kept === '' ? '' : `${kept}\n`) + (beginning === undefined ? '' : `${beginning} `)
}

/** Removes a trailing line that only starts an answer: 'Prices:'. */
export function withoutUnfinished(text: string): string {
  const lines = text.split('\n')
  if (!allBeginnings.has(lines.at(-1)?.trim() ?? '')) return text
  return lines.slice(0, -1).join('\n')
}
