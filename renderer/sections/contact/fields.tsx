import type { ComponentProps } from 'react'
import {
  type FormFieldName,
  type FormFields,
  type FormProblem,
  formFieldNames,
  trapField,
} from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { askNames } from './asked-fields.ts'
import { problemText } from './problem-text.ts'
import type { FormWords } from './words/form-words.ts'

type FieldsProps = {
  asked: FormFields
  words: FormWords
  values?: Partial<Record<FormFieldName, string>>
  problems?: Partial<Record<FormFieldName, FormProblem>>
}

/** The fields of a contact form, with what was entered in them and what is wrong with that. */
export function Fields({ asked, words, values = {}, problems = {} }: FieldsProps) {
  return formFieldNames
    .filter((name) => asked[name] !== 'Off')
    .map((name) => (
      <Field
        key={name}
        name={name}
        optional={asked[name] === 'Optional'}
        words={words}
        value={values[name]}
        problem={problems[name]}
      />
    ))
}

type FieldProps = { name: FormFieldName; optional: boolean; words: FormWords; value?: string; problem?: FormProblem }

function Field({ name, optional, words, value, problem }: FieldProps) {
  const { editing } = useRenderTarget()
  const id = fieldId(name)
  const [issue, hint] = [problem && `${id}-issue`, name === 'preferredTime' ? `${id}-hint` : undefined]
  const common = {
    id,
    name,
    required: !optional,
    defaultValue: value,
    'aria-invalid': problem && true,
    'aria-describedby': [issue, hint].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field" data-field={editing ? askNames[name] : undefined} data-drawn={editing ? '' : undefined}>
      <label htmlFor={id}>
        {words.labels[name]}
        {optional && <span className="optional"> ({words.optional})</span>}
      </label>
      {problem && (
        <p className="issue" id={issue}>
          {problemText(words, name, problem)}
        </p>
      )}
      {name === 'message' ? (
        <textarea {...common} maxLength={limits.contactMessage} rows={5} />
      ) : (
        <input {...common} {...inputs[name]} />
      )}
      {hint && (
        <p className="hint" id={hint}>
          {words.timeHint}
        </p>
      )}
    </div>
  )
}

const inputs: Record<Exclude<FormFieldName, 'message'>, ComponentProps<'input'>> = {
  name: { autoComplete: 'name', maxLength: limits.contactName },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  preferredTime: { type: 'datetime-local', className: 'when' },
}

/** With a capital, which no section's id has. */
export const fieldId = (name: FormFieldName) => `Form-${name}`

/** Not shown, so that neither keys, readers nor browsers' own filling in come to it: only robots do. */
export function Trap({ words }: { words: FormWords }) {
  return (
    <label className="trap" aria-hidden="true">
      {words.leaveBlank}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
