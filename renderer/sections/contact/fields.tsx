import type { ComponentProps } from 'react'
import {
  type AskedForm,
  type FormFieldName,
  type FormProblem,
  formFieldNames,
  type OwnField,
  trapField,
} from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { FormWords } from '../../languages/form-words.ts'
import { askNames } from './asked-fields.ts'
import { FieldFrame, inputProps } from './field-frame.tsx'
import { Photos, type PhotosProps } from './photos.tsx'
import { longestAnswer, ownProblemText, problemText } from './problem-text.ts'

type FieldsProps = {
  asked: AskedForm
  words: FormWords
  /** By the names of the inputs. */
  values?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, FormProblem>>
  photos?: PhotosProps['photos']
}

/** The fields of a contact form, with what was entered in them and what is wrong with that. The owner's own stand before the message. */
export function Fields({ asked, words, values = {}, problems = {}, photos }: FieldsProps) {
  const fixed = (name: FormFieldName) =>
    asked.fields[name] !== 'Off' && (
      <Field
        key={name}
        name={name}
        optional={asked.fields[name] === 'Optional'}
        words={words}
        value={values[name]}
        problem={problems[name]}
      />
    )
  return (
    <>
      {formFieldNames.filter((name) => name !== 'message').map(fixed)}
      {asked.own.map((field) => (
        <Own key={field.name} field={field} words={words} value={values[field.name]} problem={problems[field.name]} />
      ))}
      {fixed('message')}
      {asked.photos !== undefined && <Photos label={asked.photos} words={words} photos={photos} />}
    </>
  )
}

type Entered = { words: FormWords; value: string | undefined; problem: FormProblem | undefined }

function Field({ name, optional, words, value, problem }: Entered & { name: FormFieldName; optional: boolean }) {
  const hint = name === 'preferredTime' ? words.timeHint : undefined
  const text = problem && problemText(words, name, problem)
  const frame = { name, label: words.labels[name], optional, words, problem: text, hint, field: askNames[name] }
  const common = { ...inputProps({ name, optional, problem: text, hint }), defaultValue: value }
  return (
    <FieldFrame {...frame} isBroad={name === 'message'}>
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

/** A field that the owner added. */
function Own({ field, words, value, problem }: Entered & { field: OwnField }) {
  const { name, label, kind, options } = field
  const optional = !field.required
  const text = problem && ownProblemText(words, field, problem)
  const common = { ...inputProps({ name, optional, problem: text }), defaultValue: value }
  const maxLength = longestAnswer(field)
  return (
    <FieldFrame {...{ name, label, optional, words, problem: text, field: 'formFields', isBroad: kind === 'LongText' }}>
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

/** Not shown, so that neither keys, readers nor browsers' own filling in come to it: only robots do. */
export function Trap({ words }: { words: FormWords }) {
  return (
    <label className="trap" aria-hidden="true">
      {words.leaveBlank}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
