import type { Business } from '../document/business.ts'
import { primaryLanguage } from '../document/values/languages.ts'

/** Returns what customers call the only person a business names: 'Senga' for 'Senga Kerr'. Blank if it names nobody or several. */
export function calledName({ people }: Pick<Business, 'people'>, language: string): string {
  const [only, ...others] = people
  if (!only || others.length > 0) return ''
  const [first = '', ...rest] = only.name.trim().split(/\s+/)
  const isGiven = givenName.test(first) && !title.test(first) && !several.test(only.name)
  return isGiven && byGivenName.has(primaryLanguage(language)) ? first : [first, ...rest].join(' ')
}

/** In other languages strangers are called by their whole name. */
const byGivenName: ReadonlySet<string> = new Set(['en', 'es', 'it', 'nl', 'pt'])

const givenName = /^\p{L}[\p{L}\p{M}'’-]+$/u
const title =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|sir|dame|rev|chef|coach|sra?|do[ñn]a?|sig|dott|mevr|dhr)$/i
const several = /[&+/,]| (?:and|y|e|en) /i
