import type { ComponentType } from 'react'
import type * as z from 'zod'
import type { Control } from '#renderer/document/fields/fields.ts'
import type { DocumentPath } from '../document/field.ts'
import type { FieldOf, ValueOf } from './field-description.ts'

/**
 * Takes a new value. `typing` names the input being typed in, so that the history folds its keystrokes into one step; without it, the
 * change is a separate step.
 */
export type Change<Value> = (value: Value, typing?: string) => void

export type FieldProps<C extends Control> = {
  field: FieldOf<C>
  /** Unique on the page: the document path, or another id where the same field has a second input over the page. */
  id: string
  /** Where the document has the field. */
  path: DocumentPath
  value: ValueOf[C]
  onChange: Change<ValueOf[C]>
  /** Shown while it is blank. */
  placeholder?: string
  /** Draws the fields of something nested. Handed in, since a form draws lists and a list draws forms. */
  Form: ComponentType<FormProps>
}

export type FormProps = {
  schema: z.ZodObject
  /** The object that the fields belong to: a section, its look, an item of a list. */
  path: DocumentPath
}
