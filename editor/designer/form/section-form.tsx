import { TextInput } from '@mantine/core'
import { type ComponentType, type KeyboardEvent, memo, use, useState } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import type { Control, OverriddenFact } from '#renderer/document/fields/fields.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import { late } from '#ui/window/late.tsx'
import type { DocumentPath } from '../document/field.ts'
import { type SetField, useField } from '../document/use-field.ts'
import { BorderField, ChoiceField, ServiceField, StarsField } from './choice-fields.tsx'
import { BusinessFactsContext, countryOf, factBehind } from './facts/business-facts.ts'
import { GroupField, OverrideNote } from './facts/fact-notes.tsx'
import { describeFields, type FieldDescription } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { FieldProps, FormProps } from './field-props.ts'
import classes from './fields.module.css'
import { LineField, ToggleField, useTypedInput } from './line-field.tsx'
import { LinkField } from './links/link-field.tsx'
import { ListField } from './lists/list-field.tsx'
import { PictureField } from './pictures/picture-field.tsx'
import { RangeField } from './range-field.tsx'
import { isRewritable, RewriteButton } from './rewrite-button.tsx'

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
  const [condition] = useField(`${path.slice(0, path.lastIndexOf('.'))}.${field.onlyFor?.field ?? ''}`)
  const isBlankChoice = field.control === 'choice' && field.optional
  if (field.onlyFor && condition !== field.onlyFor.value) return null
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

const line = 'input[type=text], input[type=email], input[type=tel], input:not([type])'
const texts = `:is(${line}, textarea, [contenteditable]):not(:disabled)`

/**
 * Enter in a line of text ends it, and goes on to the next text of the form; at the last one it stays. Not while letters are
 * being composed, where Enter chooses among them.
 */
function goToNextField(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, nativeEvent } = event
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !target.matches(line)) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(texts)]
  all[all.indexOf(target) + 1]?.focus()
}

// Only the business form uses these.
const ExperienceField = late(() => import('./facts/experience-field.tsx').then((file) => file.ExperienceField))
const HoursField = late(() => import('./facts/hours-field.tsx').then((file) => file.HoursField))
const LanguagesField = late(() => import('./facts/languages-field.tsx').then((file) => file.LanguagesField))
// Its miniatures draw the website.
const LayoutField = late(() => import('../sections/layout-field.tsx').then((file) => file.LayoutField))
const PriceField = late(() => import('./facts/price-field.tsx').then((file) => file.PriceField))
const TagsField = late(() => import('./facts/tags-field.tsx').then((file) => file.TagsField))

// Long texts load late: they have a separate editor, or an input that grows with its lines.
const wait = <div className={classes.waiting} data-late />
const FormattedField = late(() => import('../formatting/formatted-field.tsx').then((file) => file.FormattedField), wait)
const ProseField = late(() => import('./prose-field.tsx').then((file) => file.ProseField), wait)

/** The one map from a field's control to its input. A control without an input does not compile. */
export const inputs: { [C in Control]: ComponentType<FieldProps<C>> } = {
  line: LineField,
  prose: ProseField,
  formatted: FormattedField,
  choice: ChoiceField,
  layout: LayoutField,
  range: RangeField,
  stars: StarsField,
  picture: PictureField,
  link: LinkField,
  list: ListField,
  toggle: ToggleField,
  border: BorderField,
  phone: PhoneField,
  group: GroupField,
  tags: TagsField,
  languages: LanguagesField,
  price: PriceField,
  hours: HoursField,
  experience: ExperienceField,
  service: ServiceField,
}

/** A phone number, checked while the owner types. Missing digits count as an error only after they leave the field. */
function PhoneField({ field, id, path, value, placeholder }: FieldProps<'phone'>) {
  const typed = useTypedInput(path, id, value)
  const facts = use(BusinessFactsContext)
  const [typing, setTyping] = useState(false)
  const problem = phoneProblem(value, countryOf(facts))
  const isWrong = problem !== undefined && !(typing && problem.isUnfinished)
  return (
    <TextInput
      id={id}
      type="tel"
      label={field.label}
      description={problem && !isWrong ? problem.sentence : field.hint}
      error={isWrong ? problem.sentence : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={placeholder}
      maxLength={field.max}
      {...typed}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      autoComplete="off"
    />
  )
}
