import { useAtomValue } from 'jotai'
import type { MissingFact } from '../../../worker/creation/facts/schema.ts'
import classes from './ask-next.module.css'
import { askedNext, mostAsked } from './asked-next.ts'
import { factsAtom } from './fact-state.ts'

/** What customers will ask next. Each question leads to the place for its answer. Reserves its space. */
export function AskNext({ onAnswer }: { onAnswer: (missing: MissingFact) => void }) {
  const facts = useAtomValue(factsAtom)
  return (
    <div className={classes.ask}>
      {facts && (facts.missing.length === 0 ? <Nothing /> : <Questions missing={facts.missing} onAnswer={onAnswer} />)}
    </div>
  )
}

const Nothing = () => <p>You’ve covered what customers ask first.</p>

type QuestionsProps = { missing: readonly MissingFact[]; onAnswer: (missing: MissingFact) => void }

const Questions = ({ missing, onAnswer }: QuestionsProps) => (
  <fieldset>
    <legend>Customers will also ask:</legend>
    {missing.slice(0, mostAsked).map((one) => (
      <button key={one} type="button" data-click="answer-next" onClick={() => onAnswer(one)}>
        {askedNext[one]}
      </button>
    ))}
  </fieldset>
)
