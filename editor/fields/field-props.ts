import type { ComponentType } from 'react'
import type * as z from 'zod'
import type { Control } from '../../renderer/document/fields.ts'
import type { FieldOf, ValueOf } from './field-description.ts'

/**
 * Takes a new value. `typing` names the field being typed in, for the history to fold the keystrokes into one step; left
 * out, the change is a separate step.
 */
export type Change<Value> = (value: Value, typing?: string) => void

export type FieldProps<C extends Control> = {
  field: FieldOf<C>
  /** Where the field is: unique on the page, and so its HTML id as well. */
  path: string
  value: ValueOf[C]
  onChange: Change<ValueOf[C]>
  /** Shown while it is blank. */
  placeholder?: string
  /** Draws the fields of something nested. Handed in, since a form draws lists and a list draws forms. */
  Form: ComponentType<FormProps>
}

export type FormProps = {
  schema: z.ZodObject
  path: string
  value: Record<string, unknown>
  onChange: Change<Record<string, unknown>>
}
