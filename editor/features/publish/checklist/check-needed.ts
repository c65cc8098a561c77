import { hrefOnPage, type Link } from '../../../../renderer/document/link.ts'
import type { Check } from './finding.ts'
import { type FilledField, sectionFields } from './section-fields.ts'

/** What a section cannot do its work without: the links of a booking button and of a video. */
export const checkNeeded: Check = ({ draft, published }) => {
  const isOnPage = (id: string) => published.sections.some((section) => section.id === id)
  const problemOf = ({ field, value, section }: FilledField): string | undefined => {
    if (field.control === 'link') return hrefOnPage(value as Link, published.sections) === undefined ? '' : undefined
    if (String(value).trim() === '') return ''
    return isOnPage(section.id) ? undefined : ' The current one doesn’t work.'
  }
  return sectionFields({ ...draft, sections: draft.sections.filter(({ hidden }) => !hidden) }).flatMap((filled) => {
    const { field, place, path } = filled
    const problem = field.needed ? problemOf(filled) : undefined
    return problem === undefined
      ? []
      : [{ severity: 'must look at', place, sentence: `${field.needed}.${problem}`, path }]
  })
}
