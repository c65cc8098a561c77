import type { OwnField } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'

/** Maximum length of the input for an added field. */
export const maxAnswerLength = ({ kind }: Pick<OwnField, 'kind'>): number =>
  kind === 'LongText' ? limits.longAnswer : limits.shortAnswer

const megabyte = 1024 * 1024

export const withLimits = (text: string): string =>
  text.replace('{most}', String(limits.messagePhotos)).replace('{size}', String(limits.messagePhotoBytes / megabyte))
