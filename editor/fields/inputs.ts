import type { ComponentType } from 'react'
import type { Control } from '../../renderer/document/fields.ts'
import { BorderField } from './border-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'
import { LineField } from './line-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ProseField } from './prose-field.tsx'
import { RangeField } from './range-field.tsx'
import { ToggleField } from './toggle-field.tsx'

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
}
