import {
  type AskedForm,
  type FormFieldName,
  type FormFields,
  type OwnField,
  ownFieldName,
} from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import { plainText } from '../../page/plain-text.ts'
import type { ContactContent } from './content.ts'

/** Which field of the section's content says whether the form asks for something. */
export const askNames = {
  name: 'askName',
  email: 'askEmail',
  phone: 'askPhone',
  preferredTime: 'askPreferredTime',
  message: 'askMessage',
} as const satisfies Record<FormFieldName, keyof ContactContent>

/** The fields of the section's content that concern the form alone. */
export const formOnly: readonly (keyof ContactContent)[] = [
  ...Object.values(askNames),
  'messageLabel',
  'formFields',
  'askPhotos',
  'photosLabel',
]

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

/** All that the form of a contact section asks for. */
export const askedForm = (content: ContactContent): AskedForm => ({
  fields: askedFields(content),
  message: plainText(content.messageLabel),
  own: content.formFields.map(ownField).filter(isAsked),
  photos: content.askPhotos === 'Off' ? undefined : plainText(content.photosLabel),
})

const ownField = ({ id, label, kind, ask, options }: ContactContent['formFields'][number]): OwnField => ({
  ...{ name: ownFieldName(id), label: plainText(label), kind, required: ask === 'Required' },
  options: kind === 'Choice' ? optionsIn(options) : [],
})

/** A field without a label, or a choice of nothing, is not finished yet. */
const isAsked = ({ label, kind, options }: OwnField) => label !== '' && (kind !== 'Choice' || options.length > 0)

/** One on each line, each once. */
function optionsIn(lines: string): string[] {
  const options = lines.split(/\r\n?|\n/).map((line) => plainText(line).slice(0, limits.ownFieldOption).trim())
  return [...new Set(options.filter(Boolean))].slice(0, limits.ownFieldOptions)
}

/** How the form is sent: files need another encoding than text. */
export const encodingOf = ({ photos }: AskedForm) => (photos === undefined ? undefined : 'multipart/form-data')
