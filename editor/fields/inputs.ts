import type { ComponentType } from 'react'
import type { Control } from '../../renderer/document/fields.ts'
import { late } from '../ui/late.tsx'
import { BorderField } from './border-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { PhoneField } from './facts/phone-field.tsx'
import { ServiceField } from './facts/service-field.tsx'
import { GroupField } from './facts/source-note.tsx'
import type { FieldProps } from './field-props.ts'
import { LineField } from './line-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ProseField } from './prose-field.tsx'
import { RangeField } from './range-field.tsx'
import { ToggleField } from './toggle-field.tsx'

// Only the business form uses these.
const ExperienceField = late(() => import('./facts/experience-field.tsx').then((file) => file.ExperienceField))
const HoursField = late(() => import('./facts/hours-field.tsx').then((file) => file.HoursField))
const LanguagesField = late(() => import('./facts/languages-field.tsx').then((file) => file.LanguagesField))
const PriceField = late(() => import('./facts/price-field.tsx').then((file) => file.PriceField))
const TagsField = late(() => import('./facts/tags-field.tsx').then((file) => file.TagsField))

/** The one map from a field's control to its input. A control without an input does not compile. */
export const inputs: { [C in Control]: ComponentType<FieldProps<C>> } = {
  line: LineField,
  prose: ProseField,
  choice: ChoiceField,
  range: RangeField,
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
