import { useRef } from 'react'
import { daysAgo, monthsBetween } from '#ui/words/when-words.ts'
import { today } from '../../document/business.ts'
import { describeFields } from '../field-description.ts'
import type { FieldProps } from '../field-props.ts'
import { cutAtWord, inOneLine } from '../lists/list-items.ts'
import type { FactBehind } from './business-facts.ts'
import classes from './facts.module.css'

type Fact = Readonly<Record<string, unknown>>

/**
 * Shows where a fact came from and the owner's words for it. `ages`: also shows when the owner last confirmed it, for facts such as prices.
 * Renders nothing for other items.
 */
export function OriginNote({ fact, ages, onConfirm }: { fact: Fact; ages?: boolean; onConfirm: () => void }) {
  const { source, quote, confirmedOn } = fact
  const now = today()
  const isDated = ages && source === 'typed' && typeof confirmedOn === 'string'
  const words = [originWords(source, quote), isDated ? confirmedWords(confirmedOn, now) : ''].filter(Boolean).join(' ')
  if (words === '') return null
  const action =
    source !== 'typed'
      ? 'It’s right'
      : isDated && monthsBetween(confirmedOn, now) >= monthsUntilOld
        ? 'Still right'
        : ''
  return <Note words={words} action={action} onConfirm={onConfirm} />
}

/** Prices and hours older than this may be wrong. */
const monthsUntilOld = 6

function originWords(source: unknown, quote: unknown): string {
  if (source === 'model') return 'Read by AI: please check.'
  if (source === 'imported') return 'From your old website.'
  if (source !== 'typed') return ''
  return quote ? `From your text: “${cutAtWord(inOneLine(String(quote)), maxQuoteLength)}”.` : 'You added this.'
}

/** In characters, about two lines of the panel. */
const maxQuoteLength = 80

function confirmedWords(day: string, now: string): string {
  const words = daysAgo(day, now)
  return words === 'today' ? 'Confirmed today.' : `Last confirmed ${words}.`
}

export const confirmed = <T extends Fact>(fact: T): T => ({
  ...fact,
  source: 'typed',
  // An imported quote comes from the old website, not from the owner's text.
  quote: fact.source === 'imported' ? undefined : fact.quote,
  confirmedOn: today(),
})

/** One note for a list of short facts. */
export function OriginsNote<T extends Fact>({ facts, onChange }: { facts: T[]; onChange: (facts: T[]) => void }) {
  const isUnchecked = ({ source }: Fact) => source !== 'typed'
  return (
    <Note
      words={listWords(facts)}
      action={!facts.some(isUnchecked) ? '' : facts.length === 1 ? 'It’s right' : 'They’re right'}
      onConfirm={() => onChange(facts.map((fact) => (isUnchecked(fact) ? confirmed(fact) : fact)))}
    />
  )
}

function listWords(facts: readonly Fact[]): string {
  const count = (source: string) => facts.filter((fact) => fact.source === source).length
  const [read, imported] = [count('model'), count('imported')]
  if (read > 0) return read === facts.length ? 'Read by AI: please check.' : 'Some were read by AI: please check.'
  if (imported > 0) return imported === facts.length ? 'From your old website.' : 'Some are from your old website.'
  const quoted = facts.filter(({ quote }) => quote).length
  if (quoted > 0) return quoted === facts.length ? 'From your text.' : 'From your text, and some you added.'
  return facts.length === 0 ? '' : facts.length === 1 ? 'You added this.' : 'You added these.'
}

type NoteProps = {
  words: string
  /** The button's label. Blank for no button. */
  action: string
  onConfirm: () => void
}

function Note({ words, action, onConfirm }: NoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  if (words === '') return null
  // The pressed button disappears, so the line gets the focus.
  const confirm = () => {
    note.current?.focus()
    onConfirm()
  }
  return (
    <p ref={note} className={classes.note} tabIndex={-1}>
      {words}{' '}
      {action !== '' && (
        <button type="button" className={classes.lead} onClick={confirm}>
          {action}
        </button>
      )}
    </p>
  )
}

/** A tag for facts that the owner didn't type. Undefined for other facts. */
export function sourceTag(source: unknown): string | undefined {
  return source === 'model' ? 'Please check' : source === 'imported' ? 'Old website' : undefined
}

/** Fields that share one origin, which is shown once any of them is filled in. */
export function GroupField({ field, path, value, onChange, Form }: FieldProps<'group'>) {
  const isFilled = describeFields(field.schema).some(({ name }) => value[name] !== '')
  return (
    <>
      <Form schema={field.schema} path={path} />
      {isFilled && <OriginNote fact={value} onConfirm={() => onChange(confirmed(value))} />}
    </>
  )
}

/** A note that a section overrides the business's fact, with a button that resets it. */
export function OverrideNote(props: { fact: FactBehind; value: string; onReset: () => void }) {
  const { fact, value, onReset } = props
  const { name, text } = fact
  return (
    <p className={classes.note}>
      {text === '' ? `Only this section shows it. Your business has no ${name} yet.` : sentence(value.trim(), fact)}{' '}
      <button type="button" className={classes.lead} onClick={onReset}>
        Use the {name} from your business
      </button>
    </p>
  )
}

function sentence(value: string, { name, text }: FactBehind): string {
  if (value === '') return `This section shows the ${name} of your business until you enter another.`
  if (value === text) return `This section keeps its own ${name}. It doesn’t change with your business.`
  const shown = value.includes('\n') || value.length > maxOverrideLength ? `its own ${name}` : value
  return `This section shows ${shown} instead of the ${name} of your business.`
}

/** In characters, short enough for a sentence. */
const maxOverrideLength = 40
