import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Fact } from '../../../renderer/document/tools/facts/fact-kinds.ts'
import { emailsIn, phonesIn } from '../../creation/facts/contact-facts.ts'
import { without } from '../../reading/text.ts'
import { groupsOf, type Order, type Reader, unquoted } from './order.ts'

const change = String.raw`(?:(?:change|set|update|replace|switch|make|correct|fix)\s+)?(?:(?:our|my|the|your)\s+)?(?:new\s+)?`
const becomes = String.raw`\s*(?:to|with|is now|is|should be|=|:|\bbecame\b|has changed to|changed to)\s*:?\s*`
const fact = (input: Fact): Order[] => [{ tool: 'set-fact', input: { fact: input } }]

/** 'our phone number is 0113 496 0999', 'add the WhatsApp number …', 'remove the number …'. */
export const readPhone: Reader = (clause, { document }) => {
  const name = String.raw`(?:(?<whatsapp>whats ?app)(?:\s+number)?|(?:tele)?phone(?:\s+number)?|mobile(?:\s+number)?|cell(?:\s+phone)?(?:\s+number)?|tel(?:\s+number)?|number|landline)`
  const set = groupsOf(
    clause,
    new RegExp(`^${change}${name}${becomes}(?<value>[+\\d(].*)$`, 'iu'),
    /^(?:call|ring|text|phone) us (?:on|at) (?<value>[+\d(].*)$/iu,
    /^(?:we have|we've got|i have) a new (?:phone )?number[:,]?\s*(?<value>[+\d(].*)$/iu,
    new RegExp(`^(?:(?:our|my|the) )?(?:new )?${name}:?\\s+(?<value>[+\\d(].*)$`, 'iu'),
  )
  const added = groupsOf(
    clause,
    new RegExp(`^add\\s+(?:(?:a|the|another|our|my)\\s+)?(?:second\\s+)?${name}:?\\s*(?<value>[+\\d(].*)$`, 'iu'),
  )
  const removed = groupsOf(
    clause,
    new RegExp(`^(?:remove|delete|drop)\\s+(?:(?:the|our|my)\\s+)?${name}:?\\s*(?<value>[+\\d(].*)$`, 'iu'),
  )
  const said = set ?? added ?? removed
  const number = said && numberIn(said.value ?? '', document.business.place.country)
  if (!said || !number) return undefined
  const action = added ? 'add' : removed ? 'remove' : 'set'
  return fact({ kind: 'phone', action, number, channel: said.whatsapp ? 'WhatsApp' : 'Phone' })
}

/** The number, where the text is one and nothing else. One of no known country stays as it was typed. */
function numberIn(text: string, country: string): string | undefined {
  const label = 'Tel '
  const said = `${label}${text.trim()}`
  const [found] = phonesIn(said, country)
  const rest = found && without(said, found.spans).slice(label.length)
  if (found && !/[\p{L}\p{N}]/u.test(rest?.replaceAll('\uE000', '') ?? '')) return found.number
  const digits = text.replace(/\D/g, '').length
  return /^[+\d()][\d() ./-]*$/.test(text.trim()) && digits >= 5 && text.trim().length <= limits.phone
    ? text.trim()
    : undefined
}

/** 'change our email to jo@alder.example'. */
export const readEmail: Reader = (clause) => {
  const name = String.raw`e-?mail(?:\s+address)?`
  const set = groupsOf(
    clause,
    new RegExp(`^${change}${name}${becomes}(?<value>\\S+@\\S+)$`, 'iu'),
    /^(?:email|write to) (?:us|me) at (?<value>\S+@\S+)$/iu,
    new RegExp(`^use\\s+(?<value>\\S+@\\S+) (?:as|for) (?:our|my|the) ${name}$`, 'iu'),
    new RegExp(`^(?:(?:our|my|the) )?(?:new )?${name}:?\\s+(?<value>\\S+@\\S+)$`, 'iu'),
  )
  const added = groupsOf(
    clause,
    new RegExp(`^add\\s+(?:(?:a|an|the|another|our|my)\\s+)?(?:second\\s+)?${name}:?\\s*(?<value>\\S+@\\S+)$`, 'iu'),
    new RegExp(`^add\\s+(?<value>\\S+@\\S+) as (?:a|an|another|the)(?: second| other)? ${name}$`, 'iu'),
  )
  const removed = groupsOf(
    clause,
    new RegExp(`^(?:remove|delete|drop)\\s+(?:(?:the|our|my)\\s+)?${name}:?\\s*(?<value>\\S+@\\S+)$`, 'iu'),
  )
  const said = set ?? added ?? removed
  const [found] = emailsIn(said?.value ?? '')
  if (!found || found.address.length < unquoted(said?.value ?? '').replace(/[.,]$/, '').length) return undefined
  return fact({ kind: 'email', action: added ? 'add' : removed ? 'remove' : 'set', address: found.address })
}

/** 'our address is 12 High Street, Leeds', 'we moved to …'. */
export const readAddress: Reader = (clause) => {
  const said = groupsOf(
    clause,
    new RegExp(`^${change}(?:postal |street |business )?address${becomes}(?<value>\\S.*)$`, 'isu'),
    /^(?:we've|we have|i've|we) (?:just )?moved to (?<value>\d.*)$/isu,
  )
  const text = unquoted(said?.value ?? '')
  if (!said || text.length < 6 || text.length > 256 || !/\p{L}/u.test(text) || /@|:\/\//.test(text)) return undefined
  return fact({ kind: 'address', text: text.split(/\s*[,\n]\s*/).join('\n') })
}

/** 'we also serve Otley and Ilkley', 'we no longer serve Leeds'. */
export const readAreas: Reader = (clause) => {
  const more = groupsOf(
    clause,
    /^(?:we|i) (?:now |also |now also |also now )(?:serve|cover|work in|travel to|come to|deliver to)\s+(?<names>.+)$/iu,
    /^(?:we|i) (?:serve|cover|work in|travel to|come to|deliver to)\s+(?<names>.+?)\s+(?:too|as well|also|now)$/iu,
    /^add\s+(?<names>.+?)\s+to (?:our|my|the) (?:service )?areas?(?: (?:we|i) (?:serve|cover))?$/iu,
  )
  const less = groupsOf(
    clause,
    /^(?:we|i) (?:no longer|don't|do not)(?: any ?more)? (?:serve|cover|work in|travel to|come to|deliver to)\s+(?<names>.+?)(?: any ?more)?$/iu,
    /^(?:remove|delete|drop)\s+(?<names>.+?)\s+from (?:our|my|the) (?:service )?areas?$/iu,
  )
  const said = more ?? less
  const names = (said?.names ?? '').split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u).filter((name) => name !== '')
  if (!said || names.length === 0 || names.length > limits.areas) return undefined
  if (names.some((name) => !/^\p{Lu}/u.test(name) && !/^\d/.test(name)) || names.some((name) => name.length > 80))
    return undefined
  return fact({ kind: 'areas', action: more ? 'add' : 'remove', names })
}
