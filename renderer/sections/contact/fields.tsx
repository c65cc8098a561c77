import type { ComponentProps } from 'react'
import {
  type ContactFormSpec,
  type FormFieldName,
  formFieldNames,
  type OwnField,
  trapField,
} from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { FormWords } from '../../languages/form-words.ts'
import { FieldFrame, inputProps } from './field-frame.tsx'
import { maxAnswerLength } from './field-limits.ts'
import { type FieldWidth, fieldWidths } from './field-widths.ts'
import { fieldSettings } from './form-spec.ts'
import { Photos, type PhotosProps } from './photos.tsx'

type FieldsProps = {
  asked: ContactFormSpec
  words: FormWords
  values?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
  photos?: PhotosProps['photos']
}

/** The fields of a contact form with input and errors. Added fields are before the message. */
export function Fields({ asked: spec, words, values = {}, problems = {}, photos }: FieldsProps) {
  const fixed = formFieldNames.filter((name) => spec.fields[name] !== 'Off')
  const short = fixed.filter((name) => name !== 'message')
  const all = [...short, ...spec.own, ...fixed.filter((name) => name === 'message')]
  const areLong = all.map((field) => (typeof field === 'string' ? field === 'message' : field.kind === 'LongText'))
  const widths = fieldWidths(areLong, short.length)
  return (
    <>
      {all.map((field, index) => {
        const name = typeof field === 'string' ? field : field.name
        const entered = { words, value: values[name], problem: problems[name], width: widths[index] ?? 'Broad' }
        if (typeof field !== 'string') return <AddedField key={name} field={field} {...entered} />
        const label = (field === 'message' && spec.message) || words.labels[field]
        return <Field key={name} name={field} label={label} optional={spec.fields[field] === 'Optional'} {...entered} />
      })}
      {spec.photos !== undefined && <Photos label={spec.photos} words={words} photos={photos} />}
    </>
  )
}

type FieldInput = { words: FormWords; value: string | undefined; problem: string | undefined; width: FieldWidth }

type FieldProps = FieldInput & { name: FormFieldName; label: string; optional: boolean }

function Field({ name, label, optional, words, value, problem, width }: FieldProps) {
  const hint = name === 'preferredTime' ? words.timeHint : undefined
  const frame = { name, label, optional, words, problem, hint, field: fieldSettings[name], width }
  const common = { ...inputProps({ name, optional, problem, hint }), defaultValue: value }
  return (
    <FieldFrame {...frame}>
      {name === 'message' ? (
        <textarea {...common} maxLength={limits.contactMessage} rows={5} />
      ) : (
        <input {...common} {...inputs[name]} />
      )}
    </FieldFrame>
  )
}

const inputs: Record<Exclude<FormFieldName, 'message'>, ComponentProps<'input'>> = {
  name: { autoComplete: 'name', maxLength: limits.contactName },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  preferredTime: { type: 'datetime-local', className: 'when' },
}

function AddedField({ field, words, value, problem, width }: FieldInput & { field: OwnField }) {
  const { name, label, kind, options } = field
  const optional = !field.required
  const common = { ...inputProps({ name, optional, problem }), defaultValue: value }
  const maxLength = maxAnswerLength(field)
  return (
    <FieldFrame {...{ name, label, optional, words, problem, field: 'formFields', width }}>
      {kind === 'Choice' ? (
        <select {...common}>
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : kind === 'LongText' ? (
        <textarea {...common} maxLength={maxLength} rows={3} />
      ) : kind === 'Date' ? (
        <input {...common} type="date" className="when" />
      ) : kind === 'Number' ? (
        <input {...common} type="number" step="any" />
      ) : (
        <input {...common} maxLength={maxLength} />
      )}
    </FieldFrame>
  )
}

/** A honeypot: hidden from keyboard users, screen readers and autofill, so only bots fill it in. */
export function Honeypot({ words }: { words: FormWords }) {
  return (
    <label className="trap" aria-hidden="true">
      {words.leaveBlank}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
