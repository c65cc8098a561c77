import type { FormFieldName, FormFields } from '../../document/contact-form.ts'
import type { ContactContent } from './content.ts'

/** Which field of the section's content says whether the form asks for something. */
export const askNames = {
  name: 'askName',
  email: 'askEmail',
  phone: 'askPhone',
  preferredTime: 'askPreferredTime',
  message: 'askMessage',
} as const satisfies Record<FormFieldName, keyof ContactContent>

/**
 * What the form of a contact section asks for. Where that is neither email nor phone, it asks for the email all the same: a message
 * that nobody can answer is of no use.
 */
export function askedFields(content: ContactContent): FormFields {
  const { askName, askEmail, askPhone, askPreferredTime, askMessage } = content
  const unreachable = askEmail === 'Off' && askPhone === 'Off'
  return {
    name: askName,
    email: unreachable ? 'Required' : askEmail,
    phone: askPhone,
    preferredTime: askPreferredTime,
    message: askMessage,
  }
}
