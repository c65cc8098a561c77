import { useAtomValue } from 'jotai'
import type { MissingFact } from '#worker/creation/facts/schema.ts'
import classes from './ask-next.module.css'
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

/** A customer's question, as the label of a button. */
export const askedNext: Readonly<Record<MissingFact, string>> = {
  services: 'Services?',
  prices: 'Prices?',
  hours: 'Opening hours?',
  phone: 'A phone number?',
  area: 'The area you cover?',
  experience: 'Your experience?',
}

/** More at once would be a form to fill in. */
const mostAsked = 3

type Begun = Exclude<MissingFact, 'phone'>

/** How a line about it begins, by language. In a language that is not here, the line is blank. */
const beginnings: Readonly<Record<string, Readonly<Record<Begun, string>>>> = {
  en: { services: 'Services:', prices: 'Prices:', hours: 'Open:', area: 'Area:', experience: 'Since' },
  es: { services: 'Servicios:', prices: 'Precios:', hours: 'Horario:', area: 'Zona:', experience: 'Desde' },
  fr: { services: 'Services :', prices: 'Tarifs :', hours: 'Horaires :', area: 'Zone :', experience: 'Depuis' },
  it: { services: 'Servizi:', prices: 'Prezzi:', hours: 'Orari:', area: 'Zona:', experience: 'Dal' },
  de: { services: 'Leistungen:', prices: 'Preise:', hours: 'Öffnungszeiten:', area: 'Gebiet:', experience: 'Seit' },
  ja: { services: 'サービス:', prices: '料金:', hours: '営業時間:', area: '対応エリア:', experience: '創業:' },
  ko: { services: '서비스:', prices: '가격:', hours: '영업시간:', area: '지역:', experience: '설립:' },
}

const beginningsIn = (language: string) => beginnings[language.split('-')[0] ?? '']

const allBeginnings = new Set(Object.values(beginnings).flatMap((words) => Object.values(words)))

/** Returns the text with a new last line that begins the answer. Replaces a last line that only begins. */
export function withLineFor(text: string, missing: Begun, language: string): string {
  const said = withoutUnfinished(text).trimEnd()
  const beginning = beginningsIn(language)?.[missing]
  return (said === '' ? '' : `${said}\n`) + (beginning === undefined ? '' : `${beginning} `)
}

/** Returns the text without a last line that only begins: 'Prices:'. */
export function withoutUnfinished(text: string): string {
  const lines = text.split('\n')
  if (!allBeginnings.has(lines.at(-1)?.trim() ?? '')) return text
  return lines.slice(0, -1).join('\n')
}
