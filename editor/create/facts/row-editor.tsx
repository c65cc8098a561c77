import { Button, NativeSelect } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { factText } from '#worker/creation/facts/fact-text.ts'
import { rowFact } from '#worker/creation/facts/filled-fact.ts'
import { type RowFact, rowValues } from '#worker/creation/facts/row-facts.ts'
import classes from './row-editor.module.css'
import { RowFields } from './row-fields.tsx'
import { groupOf, movableGroups, type RowGroup } from './row-groups.ts'

type RowEditorProps = {
  title: string
  fact: RowFact
  onSave: (fact: RowFact) => void
  onClose: () => void
  onRemove?: () => void
}

/** Edits a row in place. Enter and Save store it, Escape and Cancel discard it. Leaving the step or the page also stores it. */
export function RowEditor({ title, fact, onSave, onClose, onRemove }: RowEditorProps) {
  const [draft, setDraft] = useState<RowFact>({ kind: fact.kind, value: fact.value } as RowFact)
  const [begun] = useState(draft)
  const box = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const parsed = rowFact.safeParse(draft)
  const isChanged = !sameJson(draft, begun)
  const unsaved = useRef<() => void>(undefined)
  const closing = useRef<() => void>(() => undefined)
  unsaved.current = parsed.success && isChanged ? () => onSave(parsed.data) : undefined

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
    const keep = () => unsaved.current?.()
    // A page restored from the bfcache shows the stored row.
    const leave = () => {
      keep()
      closing.current()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      keep()
    }
  }, [])

  const close = (after = onClose) => {
    unsaved.current = undefined
    after()
  }
  closing.current = close
  const save = () => {
    // An invalid price exists only in its field.
    if (!parsed.success || box.current?.querySelector('[aria-invalid="true"]')) return
    unsaved.current?.()
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save()
    else return
    // Enter would submit the step.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset ref={box} className={classes.editor} aria-label={title} onKeyDown={onKeyDown}>
      <RowFields id={id} fact={draft} onChange={setDraft} />
      {movableGroups.includes(groupOf(draft)) && (
        <NativeSelect
          label="This is for"
          data={movableGroups.map(({ label }) => label)}
          value={groupOf(draft).label}
          onChange={(event) => {
            const group = movableGroups.find(({ label }) => label === event.currentTarget.value)
            if (group) setDraft(convertFact(group, draft))
          }}
        />
      )}
      <div className={classes.acts}>
        {onRemove && (
          <Button size="xs" variant="subtle" color="red" onClick={() => close(onRemove)}>
            Remove
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => close()}>
          Cancel
        </Button>
        <Button size="xs" disabled={!parsed.success} onClick={save}>
          Save
        </Button>
      </div>
    </fieldset>
  )
}

export const blankFact = (group: RowGroup): RowFact => factFromText(group, '')

function convertFact(group: RowGroup, fact: RowFact): RowFact {
  if (group === groupOf(fact)) return fact
  const name = 'name' in fact.value ? fact.value.name : ''
  return factFromText(group, group.add.kind === 'term' || name === '' ? factText(fact, 'en') : name)
}

/** Limits for names and texts in characters, longest first. */
const textLimits = [240, 120, 80, 64, 48]

function factFromText(group: RowGroup, text: string): RowFact {
  const { kind } = group.add
  const kindOfTerm = 'isExcluded' in group ? 'Excluded' : 'Other'
  const valueWith = (words: string) =>
    kind === 'term' ? { text: words, kind: kindOfTerm } : kind === 'audience' ? { text: words } : { name: words }
  const [fits] = [text, ...textLimits.map((limit) => text.slice(0, limit))].flatMap((words) => {
    const { data } = rowValues[kind].safeParse(valueWith(words))
    return data ? [data] : []
  })
  return { kind, value: fits ?? rowValues[kind].parse({}) } as RowFact
}
