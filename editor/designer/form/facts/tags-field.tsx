import type { FieldOf, ListItem } from '../field-description.ts'
import { blankItem } from '../lists/list-items.ts'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TagsInput } from '@mantine/core'
import type { FieldProps } from '../field-props.ts'
import { OriginsNote } from './fact-notes.tsx'
import classes from './facts.module.css'

/** One-line facts side by side. Enter, a comma or leaving the field ends one. */
export function TagsField({ field, id, value: items, onChange }: FieldProps<'tags'>) {
  const { name, max } = field.text
  const texts = items.map((item) => String(item[name]))
  const change = (next: string[]) => onChange(withTexts(items, next, field))
  return (
    <div>
      <TagsInput
        id={id}
        classNames={{ input: classes.tags }}
        label={field.label}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={items.length === 0 ? `Add ${field.itemLabel}` : undefined}
        maxTags={field.max}
        maxLength={max}
        splitChars={[',', ';']}
        value={texts}
        onChange={change}
        comboboxProps={{ withinPortal: false }}
      />
      <OriginsNote facts={items} onChange={onChange} />
    </div>
  )
}

type Tags = FieldOf<'tags'>

/** The facts that these texts are: those that were there keep their ids and sources. */
export function withTexts(items: readonly ListItem[], texts: readonly string[], { text, item, itemLabel, max }: Tags) {
  const next: ListItem[] = []
  const known = new Set(items.map((fact) => fact[text.name]))
  // A text that was pasted, or left with a comma in it, is several; a fact that has one already stays as it is.
  const parts = texts.flatMap((each) => (known.has(each) ? [each] : each.split(/[,;\n]/)))
  for (const one of parts.map((part) => part.trim().slice(0, text.max)).filter(Boolean)) {
    if (next.length >= max || next.some((fact) => fact[text.name] === one)) continue
    const earlier = items.find((fact) => fact[text.name] === one)
    next.push(earlier ?? { ...blankItem([...items, ...next], item, itemLabel), [text.name]: one })
  }
  return next
}
