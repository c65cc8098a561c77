import type { FormProblem, PhotosProblem } from '../../document/contact-form.ts'

/** Why the contact form's confirmation page is shown, and its content. */
export type FormPageState = {
  /**
   * Confirm: the input is valid, and one click sends it. Problems: some input is invalid. Expired: the page was open
   * too long and has a new token. Limited: this visitor sent too many messages and can retry later. Failed: the message
   * couldn't be stored; the input is kept.
   */
  kind: 'confirm' | 'problems' | 'expired' | 'limited' | 'failed'
  /** Input by field name, which stays in the form in any case. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, FormProblem>>
  /** How many photos are kept until the message is sent, and problems with other photos. */
  photos?: PhotosState
  token: string
  /** For `failed`: an id for finding the error in the log. */
  reference?: string
  /** The form's action, if it's on another host. */
  action?: string
}

export type PhotosState = { kept: number; problem?: PhotosProblem | undefined }
