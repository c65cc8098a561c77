import type { FieldOf, ListItem } from '../field-description.ts'
import { blankItem } from '../lists/list-items.ts'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TagsInput } from '@mantine/core'
import { use, useEffect, useRef, useState } from 'react'
import { isHandled, itemOnPath, markHandled, OpenPathContext } from '../field-context.ts'
import type { FieldProps } from '../field-props.ts'
import { OriginsNote } from './fact-notes.tsx'
import classes from './facts.module.css'

/** One-line facts as tags. Enter, a comma or blur completes a tag. A click edits it. */
export function TagsField({ field, id, path, value: items, onChange }: FieldProps<'tags'>) {
  const { name, max } = field.text
  const textOf = (item: ListItem) => String(item[name])
  const { input, edited, rewrite, finish } = useEdited(path, items)
  const [search, setSearch] = useState('')
  const others = items.filter(({ id }) => id !== edited?.id)
  const change = (next: string[]) => {
    const all = edited ? next.toSpliced(items.indexOf(edited), 0, textOf(edited)) : next
    onChange(withTexts(items, all, field))
  }
  const end = () => {
    if (!finish()) return
    const next = withTexts(items, items.map(textOf), field)
    if (next.length < items.length) onChange(next)
  }
  const type = (text: string) => {
    if (edited)
      onChange(
        items.map((item) => (item.id === edited.id ? { ...item, [name]: text } : item)),
        id,
      )
    else setSearch(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for a pointer; the keys take a tag out and type it again
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      data-splits
      onClick={({ target }) => {
        const label = (target as Element).closest('.mantine-Pill-label')?.textContent
        const pressed = items.find((item) => textOf(item) === label)
        if (pressed) rewrite(pressed.id)
      }}
    >
      <TagsInput
        ref={input}
        id={id}
        classNames={{ input: classes.tags }}
        label={field.label}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={items.length === 0 ? `Add ${field.itemLabel}` : undefined}
        maxTags={field.max}
        maxLength={max}
        splitChars={[',', ';']}
        value={others.map(textOf)}
        onChange={change}
        searchValue={edited ? textOf(edited) : search}
        onSearchChange={type}
        acceptValueOnBlur={!edited}
        onBlur={end}
        onKeyDown={(event) => {
          if (!edited || !['Enter', ',', ';'].includes(event.key)) return
          event.preventDefault()
          end()
        }}
        comboboxProps={{ withinPortal: false }}
      />
      <OriginsNote facts={items} onChange={onChange} />
    </div>
  )
}

/** The tag being edited, clicked here or on the page. */
function useEdited(path: string, items: readonly ListItem[]) {
  const input = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<{ id: string } | null>(null)
  const isEditing = useRef(false)
  const rewrite = (id: string) => {
    isEditing.current = true
    setEditing({ id })
  }
  const finish = () => {
    const wasEditing = isEditing.current
    isEditing.current = false
    setEditing(null)
    return wasEditing
  }
  // Runs only after the input shows the text, which would clear the selection.
  useEffect(() => {
    if (editing) input.current?.select()
  }, [editing])
  const request = use(OpenPathContext)
  const wanted = request && !isHandled(request) ? itemOnPath(request.path, path, items) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    if (!request || !wanted) return
    markHandled(request)
    rewrite(wanted)
    input.current?.scrollIntoView({ block: 'nearest' })
  }, [request])
  return { input, edited: items.find(({ id }) => id === editing?.id), rewrite, finish }
}

type Tags = FieldOf<'tags'>

/** Converts texts to facts. Unchanged texts keep their ids and sources. */
export function withTexts(items: readonly ListItem[], texts: readonly string[], { text, item, itemLabel, max }: Tags) {
  const next: ListItem[] = []
  const known = new Set(items.map((fact) => fact[text.name]))
  // Splits pasted text, and text with a comma on blur, but not an existing fact that contains a comma.
  const parts = texts.flatMap((each) => (known.has(each) ? [each] : each.split(/[,;\n]/)))
  for (const one of parts.map((part) => part.trim().slice(0, text.max)).filter(Boolean)) {
    if (next.length >= max || next.some((fact) => fact[text.name] === one)) continue
    const earlier = items.find((fact) => fact[text.name] === one)
    next.push(earlier ?? { ...blankItem([...items, ...next], item, itemLabel), [text.name]: one })
  }
  return next
}
