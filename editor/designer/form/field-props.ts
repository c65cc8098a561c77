import type { ComponentType } from 'react'
import type * as z from 'zod'
import type { Control } from '#renderer/document/fields/fields.ts'
import type { DocumentPath } from '../document/field.ts'
import type { FieldOf, ValueOf } from './field-description.ts'

/**
 * Sets a new value. Keystrokes with the same `typing` input join one undo step. Without it each change is its own step.
 */
export type Change<Value> = (value: Value, typing?: string) => void

export type FieldProps<C extends Control> = {
  field: FieldOf<C>
  /** Unique on the page: the document path, or a different id for a second input over the page. */
  id: string
  path: DocumentPath
  value: ValueOf[C]
  onChange: Change<ValueOf[C]>
  placeholder?: string
  /** Renders nested fields. Passed in to avoid an import cycle between forms and lists. */
  Form: ComponentType<FormProps>
}

export type FormProps = {
  schema: z.ZodObject
  /** The object that contains the fields: a section, its look or a list item. */
  path: DocumentPath
}
