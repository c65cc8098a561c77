import { type ComponentType, memo, use } from 'react'
import type { Control, OverriddenFact } from '../../renderer/document/fields.ts'
import { sampleField } from '../../renderer/document/samples.ts'
import type { DocumentPath } from '../designer/document/field.ts'
import { type SetField, useField } from '../designer/document/use-field.ts'
import { BusinessFactsContext, factBehind } from './facts/business-facts.ts'
import { OverrideNote } from './facts/override-note.tsx'
import { describeFields, type FieldDescription } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { FieldProps, FormProps } from './field-props.ts'
import classes from './fields.module.css'
import { inputs } from './inputs.ts'
import { goToNextField } from './next-field.ts'
import { isRewritable } from './rewritable.ts'
import { RewriteButton } from './rewrite-button.tsx'

/** The form of any object whose schema says its fields: a section's content, its look, an item of a list. */
export function SectionForm({ schema, path }: FormProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its inputs pass on
    <div className={classes.form} onKeyDown={goToNextField}>
      {describeFields(schema).map((field) => (
        <FormField key={field.name} field={field} path={`${path}.${field.name}`} />
      ))}
    </div>
  )
}

type FormFieldProps = { field: FieldDescription; path: DocumentPath; id?: string }

/** One field of the open document. It renders again only when its own value changes, however often its neighbors do. */
export const FormField = memo(function FormField({ field, path, id = path }: FormFieldProps) {
  const [value, set] = useField<unknown>(path)
  const [isSample] = useField<boolean>(`${path.slice(0, path.lastIndexOf('.'))}.${sampleField}`)
  const isBlankChoice = field.control === 'choice' && field.optional
  // What it belongs to was just deleted, and its form goes too.
  if (value === undefined && !isBlankChoice) return null
  const props = { field, path, id, value, onChange: set }
  return (
    <FieldPlace path={id}>
      {field.overrides ? <FactInput {...props} fact={field.overrides} /> : <Input {...props} />}
      {isRewritable(field, { [field.name]: value, [sampleField]: isSample }) && (
        <RewriteButton path={path} label={field.label} />
      )}
    </FieldPlace>
  )
})

type InputProps = {
  field: FieldDescription
  path: DocumentPath
  id: string
  value: unknown
  onChange: SetField<unknown>
  placeholder?: string
}

function Input(props: InputProps) {
  // The input of a control takes the value of that control's fields, but a union of controls cannot express it.
  const Control = inputs[props.field.control] as unknown as ComponentType<
    Omit<FieldProps<Control>, 'value'> & { value: unknown }
  >
  return <Control {...props} Form={SectionForm} />
}

/** An input of a section that shows a fact of the business while it is blank. */
function FactInput({ fact, ...props }: InputProps & { fact: OverriddenFact }) {
  const { path, value, onChange } = props
  const [service] = useField(`${path.slice(0, path.lastIndexOf('.'))}.service`)
  const behind = factBehind(fact, use(BusinessFactsContext), { service })
  return (
    <>
      <Input {...props} placeholder={behind.text} />
      <OverrideNote fact={behind} value={String(value)} onReset={() => onChange('')} />
    </>
  )
}
