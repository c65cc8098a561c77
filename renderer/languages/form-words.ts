import type { FormFieldName, OwnFieldKind, PhotosProblem } from '../document/contact-form.ts'
import type { LanguageTag } from '../document/values/languages.ts'

/** The words of the contact form. */
export type FormTexts = {
  labels: Record<FormFieldName, string>
  /** Suffix of an optional field's label. */
  optional: string
  /** Under the preferred time: a wish, not a booking. */
  timeHint: string
  send: string
  /** With `{name}`. Left out in a language that would have to decline it. */
  sendTo?: string
  /** Label of the hidden field for robots. */
  leaveBlank: string
  /** Message of the button in a preview, where nothing is sent. */
  inert: string
  /** The blank option of a list. */
  choose: string
  photos: {
    label: string
    /** With `{most}` and `{size}` in megabytes, as in `photoProblems`. */
    hint: string
    /** With `{count}`: photos of the previous post, which are kept. */
    kept: string
    /** Label of the checkbox that drops them. */
    drop: string
  }
}

/** What a form that was sent is answered with: its confirmation page and the thanks page. */
export type ReplyTexts = {
  missing: Record<FormFieldName, string>
  invalid: Record<FormFieldName, string>
  /** Error of an owner's field, with `{label}`. */
  own: Record<OwnFieldKind, string>
  photoProblems: Record<PhotosProblem, string>
  /** With `{label}` and `{max}`. */
  tooLong: string
  /** Above the list of errors. */
  correct: string
  /** Openings of the confirmation page, by the reason for it. */
  confirm: Opening
  problems: Opening
  expired: Opening
  limited: Opening
  failed: Opening
  thanks: Opening
  /** After the thanks if photos were left out. */
  withoutPhotos: string
  back: string
}

type Opening = { heading: string; text: string }

export type FormWords = FormTexts & { code: LanguageTag }
export type ReplyWords = FormWords & ReplyTexts
