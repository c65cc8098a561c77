import type { FormFieldName, OwnFieldKind, PhotosProblem } from '../document/contact-form.ts'
import type { LanguageTag } from '../document/values/languages.ts'

/** What the contact form, the page that follows it and the thanks say in one language. */
export type FormTexts = {
  labels: Record<FormFieldName, string>
  /** Beside the label of what may be left out. */
  optional: string
  /** Under the preferred time: it is a wish. */
  timeHint: string
  send: string
  /** Beside the field that only robots fill in, for whoever sees it all the same. */
  leaveBlank: string
  /** What a preview says when its button is pressed. */
  inert: string
  missing: Record<FormFieldName, string>
  invalid: Record<FormFieldName, string>
  /** Of an owner's field that is missing or wrong, with `{label}`. */
  own: Record<OwnFieldKind, string>
  /** In a list of options before one is chosen. */
  choose: string
  photos: {
    label: string
    /** With `{most}` and `{size}`, in megabytes, as other texts of these. */
    hint: string
    /** With `{count}`: those that came with the post before and need not be chosen again. */
    kept: string
    /** The box that leaves those out. */
    drop: string
    problems: Record<PhotosProblem, string>
  }
  /** With `{label}` and `{max}`. */
  tooLong: string
  /** Over the list of what is wrong. */
  correct: string
  /** What the page between says first, by why it is shown. */
  confirm: Opening
  problems: Opening
  expired: Opening
  limited: Opening
  failed: Opening
  /** The button that sends it. */
  sendNow: string
  thanks: Opening
  /** Follows the thanks where photos were left out. */
  withoutPhotos: string
  back: string
}

type Opening = { heading: string; text: string }

export type FormWords = FormTexts & { code: LanguageTag }
