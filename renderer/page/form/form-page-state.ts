import type { FormProblem, PhotosProblem } from '../../document/contact-form.ts'

/** The reason for the confirmation page of a contact form, and its content. */
export type FormPageState = {
  /**
   * Confirm: what was entered is fine, one click sends it. Problems: some of it is not. Expired: the page was open for too long, and
   * has a new token. Limited: this visitor sent too much, and may try again later. Failed: it could not be kept, and nothing is lost.
   */
  kind: 'confirm' | 'problems' | 'expired' | 'limited' | 'failed'
  /** What was entered, by the names of the inputs: it stays in the form, whatever is wrong. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, FormProblem>>
  /** How many came and are kept until the message is sent, and what is wrong with others. */
  photos?: PhotosState
  token: string
  /** Failed: a line with what finds the failure in the log. */
  reference?: string
  /** Where the form goes, where that is not the website's own host. */
  action?: string
}

export type PhotosState = { kept: number; problem?: PhotosProblem | undefined }
