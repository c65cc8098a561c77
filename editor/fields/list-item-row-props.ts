import type { ListItem } from './field-description.ts'
import type { FieldProps } from './field-props.ts'
import type { ListActions } from './use-list-actions.ts'

/** What a row of a list, and its menu, must know of its item. */
export type ListItemRowProps = {
  field: FieldProps<'list'>['field']
  path: string
  /** What it is called in a sentence. */
  name: string
  item: ListItem
  index: number
  last: number
  open: boolean
  /** Whether the list takes no more items. */
  full: boolean
  actions: ListActions
  Form: FieldProps<'list'>['Form']
}
