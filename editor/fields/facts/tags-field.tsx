import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TagsInput } from '@mantine/core'
import type { FieldProps } from '../field-props.ts'
import classes from './facts.module.css'
import { SourcesNote } from './source-note.tsx'
import { withTexts } from './with-texts.ts'

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
      <SourcesNote facts={items} onConfirm={() => onChange(items.map((item) => ({ ...item, source: 'typed' })))} />
    </div>
  )
}
