import type { Credential } from '../../../renderer/document/business.ts'
import { anyCase } from './any-case.ts'
import { type Found, matchesOf, overlaps, type Span, sliceOf } from './text.ts'
import type { Unit } from './units-of-text.ts'
import { credentialNumber, credentialPatterns } from './words/credential-words.ts'

export type FoundCredential = Found<Omit<Credential, 'id' | 'source'>>

const patterns = credentialPatterns.map(([kind, source]) => ({
  kind,
  // Letters of an institution are capitals; other words may have any.
  pattern: new RegExp(
    anyCase(`(?<![\\p{L}\\p{N}&-])(?<name>${source})(?:${credentialNumber})?(?![\\p{L}]|-[\\p{L}\\s])`),
    source.includes('\\p{Lu}') ? 'gud' : 'giud',
  ),
}))

/** 'Not registered', 'no license needed', 'if you are insured', 'our certified partners'. */
const denied =
  /\b(?:not|no|never|without|isn't|aren't|don't|doesn't|if|unless|need|needs|needed|require[sd]?|becoming|soon|working towards|your|their|nicht|kein\p{L}*|ohne|sin|no somos|sans|pas|senza|non|sem|não|zonder|niet|nie|bez|inte|utan)\b/iu

/** Credentials, licenses with their numbers, insurance, memberships and awards, in the owner's words. */
export function credentialsIn(text: string, units: readonly Unit[]): FoundCredential[] {
  return units.flatMap(({ span: [start, end] }) => {
    const sentence = text.slice(start, end)
    const found: (FoundCredential & { span: Span })[] = []
    for (const { kind, pattern } of patterns) {
      for (const { match, span } of matchesOf(sentence, pattern)) {
        const whole = match.groups?.name ?? ''
        const name = whole.trim().replace(/[.,]$/, '')
        const isTaken = found.some((other) => overlaps(other.span, span))
        if (isTaken || name.length < 3 || name.length > 120) continue
        if (denied.test(clauseAround(sentence, span))) continue
        const number = digitsOf(match.groups?.number ?? '')
        const used: Span = number === '' ? [span[0], span[0] + whole.trimEnd().length] : closedBracket(sentence, span)
        found.push({ kind, name, number, span: used, spans: [[used[0] + start, used[1] + start]] })
      }
    }
    return found
      .toSorted((a, b) => a.span[0] - b.span[0])
      .map(({ kind, name, number, spans }) => ({ kind, name, number, spans }))
  })
}

/** A number has at least three digits; fewer belong to something else. */
const digitsOf = (number: string) =>
  (number.match(/\d/g)?.length ?? 0) >= 3 && number.length <= 64 ? number.trim() : ''

function closedBracket(sentence: string, span: Span): Span {
  const said = sliceOf(sentence, span)
  if (said.endsWith(')') && !said.includes('(')) return [span[0], span[1] - 1]
  return said.includes('(') && !said.includes(')') && sentence[span[1]] === ')' ? [span[0], span[1] + 1] : span
}

function clauseAround(sentence: string, [start, end]: Span): string {
  const from = Math.max(...[',', ';', '.', ':'].map((sign) => sentence.lastIndexOf(sign, start - 1)))
  const ends = [',', ';', '.', ':'].map((sign) => sentence.indexOf(sign, end)).filter((at) => at >= 0)
  return `${sentence.slice(from + 1, start)} ${sentence.slice(end, Math.min(...ends, sentence.length))}`
}
