import { type FormattedText, plainWords } from '../values/formatted-text.ts'
import type { Control } from './fields.ts'

export const isText = (control: Control): boolean =>
  control === 'line' || control === 'prose' || control === 'formatted'

/** A field's text without formatting. Undefined for fields without text. */
export const fieldText = ({ control }: { control: Control }, value: unknown): string | undefined =>
  isText(control) ? plainWords(value as FormattedText) : undefined
