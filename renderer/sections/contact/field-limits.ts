import type { OwnField } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'

/** How long the answer to an owner's field may be. */
export const longestAnswer = ({ kind }: Pick<OwnField, 'kind'>): number =>
  kind === 'LongText' ? limits.longAnswer : limits.shortAnswer

const megabyte = 1024 * 1024

/** A text about photos with the numbers that it names. */
export const withLimits = (text: string): string =>
  text.replace('{most}', String(limits.messagePhotos)).replace('{size}', String(limits.messagePhotoBytes / megabyte))
