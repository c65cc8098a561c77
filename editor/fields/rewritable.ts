import { sampleField } from '../../renderer/document/samples.ts'
import type { FieldDescription } from './field-description.ts'

/** Whether a field holds a text that may be rewritten: not a fact, and not a quote. */
export function isRewritable({ control, given, name }: FieldDescription, values: Record<string, unknown>): boolean {
  if ((control !== 'line' && control !== 'prose') || values[name] === '') return false
  return given === undefined || (given === 'unlessSample' && values[sampleField] === true)
}
