import {
  type ContactFormSpec,
  type FormFieldName,
  type FormFields,
  type OwnField,
  ownFieldName,
} from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import { plainText } from '../../page/plain-text.ts'
import type { ContactContent } from './content.ts'

/** Content field that enables each form field. */
export const fieldSettings = {
  name: 'askName',
  email: 'askEmail',
  phone: 'askPhone',
  preferredTime: 'askPreferredTime',
  message: 'askMessage',
} as const satisfies Record<FormFieldName, keyof ContactContent>

export const formOnlyFields: readonly (keyof ContactContent)[] = [
  ...Object.values(fieldSettings),
  'messageLabel',
  'formFields',
  'askPhotos',
  'photosLabel',
]

/** Enabled fields of the form. Always includes email or phone, since the owner has to be able to reply. */
export function enabledFields(content: ContactContent): FormFields {
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

export const contactFormSpec = (content: ContactContent): ContactFormSpec => ({
  fields: enabledFields(content),
  message: plainText(content.messageLabel),
  own: content.formFields.map(ownField).filter(isComplete),
  photos: content.askPhotos === 'Off' ? undefined : plainText(content.photosLabel),
})

const ownField = ({ id, label, kind, ask, options }: ContactContent['formFields'][number]): OwnField => ({
  ...{ name: ownFieldName(id), label: plainText(label), kind, required: ask === 'Required' },
  options: kind === 'Choice' ? optionsIn(options) : [],
})

/** Fields without a label and choices without options are unfinished. */
const isComplete = ({ label, kind, options }: OwnField) => label !== '' && (kind !== 'Choice' || options.length > 0)

/** One option per line, without duplicates. */
function optionsIn(lines: string): string[] {
  const options = lines.split(/\r\n?|\n/).map((line) => plainText(line).slice(0, limits.ownFieldOption).trim())
  return [...new Set(options.filter(Boolean))].slice(0, limits.ownFieldOptions)
}

export const encodingOf = ({ photos }: ContactFormSpec) => (photos === undefined ? undefined : 'multipart/form-data')
