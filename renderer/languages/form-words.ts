import type { FormFieldName, OwnFieldKind, PhotosProblem } from '../document/contact-form.ts'
import type { LanguageTag } from '../document/values/languages.ts'

export type FormTexts = {
  labels: Record<FormFieldName, string>
  /** Suffix of an optional field's label. */
  optional: string
  /** Below the preferred time: a request, not a booking. */
  timeHint: string
  send: string
  /** With `{name}`. Omitted in languages that decline names. */
  sendTo?: string
  leaveBlank: string
  /** Shown when the button is clicked in a preview, where forms can't be sent. */
  inert: string
  choose: string
  photos: {
    label: string
    /** With `{most}` and `{size}` in megabytes, as in `photoProblems`. */
    hint: string
    /** With `{count}`: photos kept from the previous attempt. */
    kept: string
    /** Label of the checkbox that discards them. */
    drop: string
  }
}

/** Texts after sending the form: the confirmation page and the thanks page. */
export type ReplyTexts = {
  missing: Record<FormFieldName, string>
  invalid: Record<FormFieldName, string>
  /** Error for an added field, with `{label}`. */
  own: Record<OwnFieldKind, string>
  photoProblems: Record<PhotosProblem, string>
  /** With `{label}` and `{max}`. */
  tooLong: string
  correct: string
  /** Headings and introductions of the confirmation page, by reason. */
  confirm: Opening
  problems: Opening
  expired: Opening
  limited: Opening
  failed: Opening
  thanks: Opening
  /** Shown after the thanks if photos were left out. */
  withoutPhotos: string
  back: string
}

type Opening = { heading: string; text: string }

export type FormWords = FormTexts & { code: LanguageTag }
export type ReplyWords = FormWords & ReplyTexts
