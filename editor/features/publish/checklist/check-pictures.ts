import type { Image } from '../../../../renderer/document/image.ts'
import { isShown } from '../../../../renderer/elements/pictures.ts'
import { descriptionPath } from '../../../fields/picture-description.tsx'
import type { Check } from './finding.ts'
import { type FilledField, sectionFields } from './section-fields.ts'

/** Pictures that say nothing to those who cannot see them. One finding a section, at the first of them. */
export const checkPictures: Check = ({ published }) => {
  const undescribed = sectionFields(published).filter(isUndescribed)
  return [...Map.groupBy(undescribed, ({ section }) => section.id).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const what = others.length === 0 ? 'A picture has' : `${others.length + 1} pictures have`
    const sentence = `${what} no description for people who can’t see ${others.length === 0 ? 'it' : 'them'}.`
    return [{ severity: 'worth a look', place: first.place, sentence, path: descriptionPath(first.path) }]
  })
}

function isUndescribed({ field, value }: FilledField): boolean {
  if (field.control !== 'picture' || field.decorative) return false
  const picture = value as Image | null
  return isShown(picture) && picture.description.trim() === ''
}
