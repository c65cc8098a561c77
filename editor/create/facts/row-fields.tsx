import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { ExperienceField } from '#editor/designer/form/facts/experience-field.tsx'
import { languageOptions } from '#editor/designer/form/facts/languages-field.tsx'
import { PriceField } from '#editor/designer/form/facts/price-field.tsx'
import { WeekField } from '#editor/designer/form/facts/week-field.tsx'
import {
  describeFields,
  type FieldDescription,
  type FieldOf,
  humanize,
} from '#editor/designer/form/field-description.ts'
import type { Business } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type FactKind, type RowFact, type RowValue, rowValues } from '#worker/creation/facts/row-facts.ts'

type RowFieldsProps = { id: string; fact: RowFact; onChange: (fact: RowFact) => void }

/** Fields that matter before the website exists. */
const shownFields: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  service: ['name', 'price', 'priceWords', 'variant', 'duration', 'note'],
  person: ['name', 'role'],
  credential: ['name', 'number'],
  phone: ['kind', 'number'],
  term: ['text'],
}

/** None of these fields opens another form. */
const NoForm = () => null

export function RowFields({ id, fact, onChange }: RowFieldsProps) {
  const { kind } = fact
  const change = (value: object) => onChange({ kind, value: { ...fact.value, ...value } } as RowFact)
  if (kind === 'hours') return <HoursFields id={id} value={fact.value} onChange={change} />
  if (kind === 'language') return <LanguageSelect value={fact.value.code} onChange={(code) => change({ code })} />
  if (kind === 'experience') {
    // The wizard doesn't show the origin.
    const value = fact.value as NonNullable<Business['since']>
    const field = { name: 'since', control: 'experience', label: 'Experience' } as const
    return (
      <ExperienceField
        {...{ field, id, path: id, value, Form: NoForm }}
        onChange={(experience) => experience && change({ year: experience.year, years: experience.years })}
      />
    )
  }
  if (kind === 'rate') {
    const field = { name: 'price', control: 'price', label: 'Usual rate' } as const
    const onPrice = (price: RowValue<'service'>['price']) => price && change({ price })
    return (
      <PriceField {...{ field, id, path: id, value: fact.value.price, Form: NoForm }} onChange={onPrice} isNeeded />
    )
  }
  const names = shownFields[kind]
  const fields = describeFields(rowValues[kind]).filter(({ name }) => !names || names.includes(name))
  const values = fact.value as Readonly<Record<string, unknown>>
  const serviceName = String(values.name ?? '')
  return fields
    .toSorted((one, other) => (names?.indexOf(one.name) ?? 0) - (names?.indexOf(other.name) ?? 0))
    .map((field) => (
      <Field
        {...{ field, serviceName }}
        key={field.name}
        id={`${id}-${field.name}`}
        value={values[field.name]}
        onChange={change}
      />
    ))
}

type FieldProps = {
  id: string
  field: FieldDescription
  value: unknown
  serviceName: string
  onChange: (value: object) => void
}

function Field({ id, field, value, serviceName, onChange }: FieldProps) {
  const { name, label, control } = field
  const change = (next: unknown) => onChange({ [name]: next })
  if (control === 'price')
    return (
      <PriceField
        {...{ field: field as FieldOf<'price'>, id, path: id, Form: NoForm, serviceName }}
        value={value as RowValue<'service'>['price']}
        onChange={change}
      />
    )
  const props = {
    ...{ id, label, value: String(value ?? '') },
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  }
  if (control === 'choice') {
    const data = field.values.map((one) => ({ value: one, label: humanize(one) }))
    return <NativeSelect {...props} data={data} />
  }
  if (control === 'prose') return <Textarea {...props} autosize minRows={1} maxRows={6} maxLength={field.max} />
  return (
    <TextInput
      {...props}
      type={control === 'phone' ? 'tel' : 'text'}
      maxLength={'max' in field ? field.max : undefined}
      autoComplete="off"
    />
  )
}

type HoursFieldsProps = { id: string; value: RowValue<'hours'>; onChange: (value: object) => void }

function HoursFields({ id, value, onChange }: HoursFieldsProps) {
  return (
    <>
      <WeekField id={id} hours={value} onChange={onChange} />
      <Switch
        label="By appointment"
        checked={value.byAppointment}
        onChange={(event) => onChange({ byAppointment: event.currentTarget.checked })}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={limits.businessHoursNote}
        value={value.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}

function LanguageSelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const options = useMemo(() => languageOptions(value === '' ? [] : [value]), [value])
  return (
    <NativeSelect
      label="Language"
      data={[{ value: '', label: 'Choose a language' }, ...options]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
