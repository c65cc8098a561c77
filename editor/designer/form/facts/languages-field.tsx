import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import type { FieldProps } from '../field-props.ts'
import { blankItem } from '../lists/list-items.ts'
import { OriginsNote } from './fact-notes.tsx'
import classes from './facts.module.css'

export function LanguagesField({ field, id, value: items, onChange }: FieldProps<'languages'>) {
  const codes = items.map(({ code }) => String(code)).filter((code) => code !== '')
  const current = codes.join()
  const options = useMemo(() => languageOptions(current === '' ? [] : current.split(',')), [current])
  const change = (next: string[]) => {
    const remaining = items.filter(({ code }) => next.includes(String(code)))
    for (const code of next)
      if (!codes.includes(code)) remaining.push({ ...blankItem(remaining, field.item, field.itemLabel), code })
    onChange(remaining)
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
      <OriginsNote facts={items} onChange={onChange} />
    </div>
  )
}

/** BCP 47 codes: widely spoken languages of ISO 639-1, sign languages, and a few regional ones. */
const codes =
  'af am ar as az be bg bn bs ca co cs cy da de dv el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gsw gu ha haw he hi hr ht hu hy id ig is it ja jv ka kk km kn ko kok ku ky lb lg ln lo lt lv mai mg mi mk ml mn mr ms mt my nb ne nl nn ny om or pa pl ps pt pt-BR qu rm ro ru rw sa sc sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz vi wo xh yi yo yue zh zu ase bfi'.split(
    ' ',
  )

/** Some browsers' Intl has no names for sign languages. */
const named: Readonly<Record<string, string>> = { ase: 'American Sign Language', bfi: 'British Sign Language' }

/** Language options by English name, including the current ones. */
export function languageOptions(current: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return [...new Set([...codes, ...current])]
    .map((value) => ({ value, label: named[value] ?? nameOf(names, value) }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
