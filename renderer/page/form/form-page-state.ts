import type { FormFieldName, FormProblem } from '../../document/contact-form.ts'

/** The reason for the confirmation page of a contact form, and its content. */
export type FormPageState = {
  /**
   * Confirm: what was entered is fine, one click sends it. Problems: some of it is not. Expired: the page was open for too long, and
   * has a new token. Limited: this visitor sent too much, and may try again later. Failed: it could not be kept, and nothing is lost.
   */
  kind: 'confirm' | 'problems' | 'expired' | 'limited' | 'failed'
  /** What was entered: it stays in the form, whatever is wrong. */
  values: Partial<Record<FormFieldName, string>>
  problems: Partial<Record<FormFieldName, FormProblem>>
  token: string
  /** Where the form goes, where that is not the website's own host. */
  action?: string
}
