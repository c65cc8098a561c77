import { type ComponentType, type KeyboardEvent, memo } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import type { Control } from '#renderer/document/fields/fields.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import type { DocumentPath } from '../document/field.ts'
import { useField } from '../document/use-field.ts'
import { BorderField, ChoiceField, StarsField } from './choice-fields.tsx'
import { FactField, type InputProps } from './facts/fact-field.tsx'
import { GroupField } from './facts/fact-notes.tsx'
import { PhoneField } from './facts/phone-field.tsx'
import { describeFields, type FieldDescription } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { FieldProps, FormProps } from './field-props.ts'
import classes from './fields.module.css'
import { LineField, ToggleField } from './line-field.tsx'
import { LinkField } from './links/link-field.tsx'
import { ListField } from './lists/list-field.tsx'
import { PictureField } from './pictures/picture-field.tsx'
import { RangeField } from './range-field.tsx'
import { isRewritable, RewriteButton } from './rewrite-button.tsx'

/** Renders a form from a schema: a section's content, its look or a list item. */
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

/** One field. Rerenders only when its own value changes. */
export const FormField = memo(function FormField({ field, path, id = path }: FormFieldProps) {
  const [value, set] = useField<unknown>(path)
  const [isSample] = useField<boolean>(`${path.slice(0, path.lastIndexOf('.'))}.${sampleField}`)
  const [condition] = useField(`${path.slice(0, path.lastIndexOf('.'))}.${field.onlyFor?.field ?? ''}`)
  const isBlankChoice = field.control === 'choice' && field.optional
  if (field.control === 'service' || (field.onlyFor && condition !== field.onlyFor.value)) return null
  // Its parent was just deleted, so this form is about to unmount too.
  if (value === undefined && !isBlankChoice) return null
  const props = { field, path, id, value, onChange: set }
  return (
    <FieldPlace path={id} group={field.overrides ? 'facts' : groups[field.control]}>
      {field.overrides ? <FactField {...props} fact={field.overrides} Input={Input} /> : <Input {...props} />}
      {isRewritable(field, { [field.name]: value, [sampleField]: isSample }) && (
        <RewriteButton path={path} label={field.label} />
      )}
    </FieldPlace>
  )
})

/** Groups of controls. All other controls are business facts. */
const groups: { [C in Control]?: string } = {
  line: 'words',
  prose: 'words',
  formatted: 'words',
  link: 'links',
  toggle: 'links',
  picture: 'pictures',
  choice: 'looks',
  range: 'looks',
  border: 'looks',
  layout: 'looks',
}

function Input(props: InputProps) {
  // The types can't express that an input takes the value of its own control.
  const Control = inputs[props.field.control] as unknown as ComponentType<
    Omit<FieldProps<Control>, 'value'> & { value: unknown }
  >
  return <Control {...props} Form={SectionForm} />
}

const line = 'input[type=text], input[type=email], input[type=tel], input:not([type])'
const texts = `:is(${line}, textarea, [contenteditable]):not(:disabled)`

/** Enter in a single-line input moves to the next text field, but not during composition, where Enter confirms. */
function goToNextField(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, nativeEvent } = event
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !target.matches(line)) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(texts)]
  all[all.indexOf(target) + 1]?.focus()
}

// Requests for a field wait for `data-loading` to disappear.
const wait = <div className={classes.waiting} data-loading />

// Only a few forms use this field.
const ExperienceField = lazyComponent(() => import('./facts/experience-field.tsx').then((file) => file.ExperienceField))
const HoursField = lazyComponent(() => import('./facts/hours-field.tsx').then((file) => file.HoursField), wait)
const LanguagesField = lazyComponent(() => import('./facts/languages-field.tsx').then((file) => file.LanguagesField))
// Loads the renderer for its thumbnails.
const LayoutField = lazyComponent(() => import('../sections/layout-field.tsx').then((file) => file.LayoutField))
const PriceField = lazyComponent(() => import('./facts/price-field.tsx').then((file) => file.PriceField), wait)
const TagsField = lazyComponent(() => import('./facts/tags-field.tsx').then((file) => file.TagsField), wait)

// Long texts load late, with the rich-text editor or a growing input.
const FormattedField = lazyComponent(
  () => import('../formatting/formatted-field.tsx').then((file) => file.FormattedField),
  wait,
)
const ProseField = lazyComponent(() => import('./prose-field.tsx').then((file) => file.ProseField), wait)

/** Maps every control to its input. */
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
  // Shown by the item's price and duration fields.
  service: () => null,
}
