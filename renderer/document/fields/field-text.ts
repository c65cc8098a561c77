import { type FormattedText, plainWords } from '../values/formatted-text.ts'
import type { Control } from './fields.ts'

/** Whether a field holds text that is typed: a line or paragraphs. */
export const isText = (control: Control): boolean =>
  control === 'line' || control === 'prose' || control === 'formatted'

/** What a field of text says, without its formatting. Undefined for a field that holds no text. */
export const fieldText = ({ control }: { control: Control }, value: unknown): string | undefined =>
  isText(control) ? plainWords(value as FormattedText) : undefined
