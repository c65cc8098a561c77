import { fieldText } from '#renderer/document/fields/field-text.ts'
import { type Check, type Finding, sectionFields } from './finding.ts'

type NamedText = { text: string; label: string; place: string; path: string; isPerson: boolean }

/** Texts with likely copying errors: an unmatched bracket, a digit in a person's name, 'Copy of'. */
export const checkSlips: Check = ({ draft, published }) => {
  const { people, services } = draft.business
  const inBusiness = { place: 'Business', isPerson: false }
  const texts: NamedText[] = [
    { ...inBusiness, text: draft.businessName, label: 'Business name', path: 'settings.businessName' },
    ...people.map(({ id, name }) => ({
      ...{ text: name, label: 'Name', place: 'Business', path: `business.people.${id}.name`, isPerson: true },
    })),
    ...services.flatMap(({ id, name, note }) => [
      { ...inBusiness, text: name, label: 'Name', path: `business.services.${id}.name` },
      { ...inBusiness, text: note, label: 'Note', path: `business.services.${id}.note` },
    ]),
    ...sectionFields(published).flatMap(({ field, value, section, place, path }) => {
      const isPerson = section.type === 'Team' && field.name === 'name'
      const text = fieldText(field, value)
      return text === undefined ? [] : [{ text, label: field.label, place, path, isPerson }]
    }),
  ]
  return texts.flatMap(({ place, path, ...named }): Finding[] => {
    const sentence = slipIn(named)
    return sentence ? [{ severity: 'worth a look', place, sentence, path }] : []
  })
}

function slipIn({ text, label, isPerson }: Pick<NamedText, 'text' | 'label' | 'isPerson'>): string | undefined {
  if (isPerson && /\p{N}/u.test(text)) return `“${text.trim()}” has a digit. Is this a person’s name?`
  if (hasLooseBracket(text)) return `${label} has a bracket without its partner: “${shortened(text)}”.`
  if (/^copy of\b/i.test(text.trim())) return `${label} still says “${shortened(text)}”.`
  return undefined
}

/** Ignores emoticons and list labels such as 'a)' and '1)'. */
function hasLooseBracket(text: string): boolean {
  const plain = text.replace(/[:;=]-?[()]/g, '').replace(/(^|\s)[\p{L}\p{N}]{1,2}\)/gmu, '$1')
  let open = 0
  for (const [bracket] of plain.matchAll(/[()]/g)) {
    open += bracket === '(' ? 1 : -1
    if (open < 0) return true
  }
  return open > 0
}

const maxShownLength = 40
const shortened = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > maxShownLength ? `${line.slice(0, maxShownLength).trim()}…` : line
}
