import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { blankItem } from '../list-items.ts'
import classes from './facts.module.css'
import { languageOptions } from './language-options.ts'
import { SourcesNote } from './source-note.tsx'

/** The languages that are spoken, found by their names. */
export function LanguagesField({ field, id, value: items, onChange }: FieldProps<'languages'>) {
  const codes = items.map(({ code }) => String(code)).filter((code) => code !== '')
  const current = codes.join()
  const options = useMemo(() => languageOptions(current === '' ? [] : current.split(',')), [current])
  const change = (next: string[]) => {
    const kept = items.filter(({ code }) => next.includes(String(code)))
    for (const code of next)
      if (!codes.includes(code)) kept.push({ ...blankItem(kept, field.item, field.itemLabel), code })
    onChange(kept)
  }
  return (
    <div>
      <MultiSelect
        id={id}
        classNames={{ input: classes.tags }}
        label={field.label}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={codes.length === 0 ? 'Search languages' : undefined}
        searchable
        nothingFoundMessage="No languages match"
        maxValues={field.max}
        maxDropdownHeight={220}
        data={options}
        value={codes}
        onChange={change}
        comboboxProps={{ withinPortal: false }}
      />
      <SourcesNote facts={items} onConfirm={() => onChange(items.map((item) => ({ ...item, source: 'typed' })))} />
    </div>
  )
}
