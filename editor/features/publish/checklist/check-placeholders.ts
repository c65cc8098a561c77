import type { Link } from '../../../../renderer/document/link.ts'
import { sampleBioPrefix } from '../../../../renderer/sections/team/content.ts'
import type { Check } from './finding.ts'
import { type FilledField, sectionFields } from './section-fields.ts'

const placeholders = [
  /lorem ipsum/i,
  /\{(name|place|what)\}/,
  /\[(your|insert|add|enter)\b[^\]]*\]/i,
  /(?<=^|[\s@/])(www\.)?(example\.(com|org|net)|your-?(domain|website|company|business)\.com)\b/i,
  new RegExp(sampleBioPrefix.replace(/[()]/g, '\\$&')),
]

/** Words that stand where the owner's own should. */
export const checkPlaceholders: Check = ({ published }) =>
  sectionFields(published).flatMap((filled) => {
    const text = textOf(filled)
    const left = placeholders.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
    if (left === undefined) return []
    const { field, place, path } = filled
    return [{ severity: 'must look at', place, sentence: `${field.label} still says “${left}”.`, path }]
  })

function textOf({ field, value }: FilledField): string {
  if (field.control === 'line' || field.control === 'prose') return String(value)
  return field.control === 'link' ? `${(value as Link).label} ${(value as Link).value}` : ''
}
