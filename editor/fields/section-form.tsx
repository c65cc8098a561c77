import { type ComponentType, memo, use, useRef } from 'react'
import type { Control } from '../../renderer/document/fields.ts'
import { withField } from '../../renderer/document/with-field.ts'
import { BusinessFactsContext, type FactBehind, factBehind } from './facts/business-facts.ts'
import { OverrideNote } from './facts/override-note.tsx'
import { describeFields, type FieldDescription } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { Change, FieldProps, FormProps } from './field-props.ts'
import classes from './fields.module.css'
import { inputs } from './inputs.ts'
import { goToNextField } from './next-field.ts'
import { isRewritable } from './rewritable.ts'
import { RewriteButton } from './rewrite-button.tsx'

/** The form of any object whose schema says its fields: a section's content, its look, an item of a list. */
export function SectionForm({ schema, path, value, onChange }: FormProps) {
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const facts = use(BusinessFactsContext)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its inputs pass on
    <div className={classes.form} onKeyDown={goToNextField}>
      {describeFields(schema).map((field) => (
        <Field
          key={field.name}
          field={field}
          path={`${path}.${field.name}`}
          value={value[field.name]}
          rewritable={isRewritable(field, value)}
          {...(field.overrides && factProps(factBehind(field.overrides, facts, value)))}
          latest={latest}
        />
      ))}
    </div>
  )
}

type Latest = { current: { value: Record<string, unknown>; onChange: FormProps['onChange'] } }

type FieldInForm = {
  field: FieldDescription
  path: string
  value: unknown
  rewritable: boolean
  latest: Latest
  factText?: string
  factName?: string
  factPath?: string
}

/** The fact behind a field, as texts: they stay the same while a neighbor changes. */
const factProps = ({ text, name, path }: FactBehind) => ({ factText: text, factName: name, factPath: path })

/** One field. It renders again only when its own value changes, however often its neighbors do. */
const Field = memo(function Field(props: FieldInForm) {
  const { field, path, value, rewritable, latest, factText = '', factName, factPath = '' } = props
  // The input of a control takes the value of that control's fields, but a union of controls cannot express it.
  const Input = inputs[field.control] as unknown as ComponentType<
    Omit<FieldProps<Control>, 'value'> & { value: unknown }
  >
  const change: Change<unknown> = (next, typing) => {
    const { value: whole, onChange } = latest.current
    onChange(withField(field, whole, next), typing)
  }
  return (
    <FieldPlace path={path}>
      <Input
        field={field}
        path={path}
        value={value}
        onChange={change}
        Form={SectionForm}
        {...(factName !== undefined && { placeholder: factText })}
      />
      {factName !== undefined && (
        <OverrideNote
          fact={{ text: factText, name: factName, path: factPath }}
          value={String(value)}
          onReset={() => change('')}
        />
      )}
      {rewritable && <RewriteButton path={path} label={field.label} />}
    </FieldPlace>
  )
})
