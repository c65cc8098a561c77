import { use } from 'react'
import type { FactSource } from '#renderer/document/business.ts'
import type { FieldProps } from '../field-props.ts'
import { BusinessFactsContext, type FactBehind } from './business-facts.ts'
import classes from './facts.module.css'

const notes: Partial<Record<string, string>> = {
  imported: 'From your old website.',
  model: 'Read by AI: please check.',
} satisfies Partial<Record<FactSource, string>>

/** Where a fact came from, unless its owner typed it; confirming it makes it theirs. */
export function SourceNote({ source, onConfirm }: { source: unknown; onConfirm: () => void }) {
  const note = notes[String(source)]
  if (!note) return null
  return (
    <p className={classes.note}>
      {note}{' '}
      <button type="button" className={classes.lead} onClick={onConfirm}>
        It’s right
      </button>
    </p>
  )
}

/** The same for a list whose facts stand side by side. */
export function SourcesNote(props: { facts: readonly Record<string, unknown>[]; onConfirm: () => void }) {
  const { facts, onConfirm } = props
  const sources = new Set(facts.map(({ source }) => String(source)).filter((source) => source in notes))
  const [source, other] = [...sources]
  if (source === undefined) return null
  const isAll = facts.every((fact) => fact.source === source)
  if (isAll && other === undefined) return <SourceNote source={source} onConfirm={onConfirm} />
  return (
    <p className={classes.note}>
      {sources.has('model') ? 'Some were read by AI: please check.' : 'Some are from your old website.'}{' '}
      <button type="button" className={classes.lead} onClick={onConfirm}>
        They’re right
      </button>
    </p>
  )
}

/** A word for the row of a fact that its owner did not type; undefined for any other. */
export function sourceTag(source: unknown): string | undefined {
  return source === 'model' ? 'Please check' : source === 'imported' ? 'Old website' : undefined
}

/** A group of fields that share one source. */
export function GroupField({ field, path, value, onChange, Form }: FieldProps<'group'>) {
  return (
    <>
      <Form schema={field.schema} path={path} />
      <SourceNote source={value.source} onConfirm={() => onChange({ ...value, source: 'typed' })} />
    </>
  )
}

/** Says whether a section shows the business's fact or its own text, and links to the form of the fact. */
export function OverrideNote(props: { fact: FactBehind; value: string; onReset: () => void }) {
  const { fact, value, onReset } = props
  const { open } = use(BusinessFactsContext)
  const { name, path, text } = fact
  const isOwn = value.trim() !== ''
  const lead = (words: string) => (
    <button type="button" className={classes.lead} onClick={() => open(path)}>
      {words}
    </button>
  )
  if (!isOwn)
    return (
      <p className={classes.note}>
        {lead(text === '' ? 'Add it in Business settings' : 'Change in Business settings')}
      </p>
    )
  if (text === '') {
    return (
      <p className={classes.note}>
        Only this section shows it. Your Business settings have no {name} yet. {lead('Add it in Business settings')}
      </p>
    )
  }
  return (
    <p className={classes.note}>
      {sentence(value.trim(), fact)}{' '}
      <button type="button" className={classes.lead} onClick={onReset}>
        Use the {name} from Business settings
      </button>
    </p>
  )
}

function sentence(value: string, { name, text }: FactBehind): string {
  if (value === text) return `This section keeps its own ${name}. Changes in Business settings don’t affect it.`
  const shown = value.includes('\n') || value.length > longest ? `its own ${name}` : value
  return `This section shows ${shown} instead of the ${name} in Business settings.`
}

/** In characters: what fits into a sentence. */
const longest = 40
