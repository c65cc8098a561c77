import type { FactSource } from '#renderer/document/business.ts'
import type { FieldProps } from '../field-props.ts'
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
