import type { Business, BusinessPerson } from '../document/business.ts'
import { primaryLanguage } from '../document/values/languages.ts'

type Named = Pick<Business, 'people' | 'sentences'>

/**
 * The owner's name as customers use it: 'Senga' for 'Senga Kerr'. Blank unless exactly one person speaks for the
 * business, owns it, or gave it their name. Customers don't write to helpers, pupils or patients.
 */
export function ownerName(business: Named, language: string, businessName = ''): string {
  const [only, ...others] = business.people
  if (!only || others.length > 0 || !isOwner(only, business, businessName)) return ''
  const [first = '', ...rest] = only.name.trim().split(/\s+/)
  const isGiven = givenName.test(first) && !title.test(first) && !severalPeople.test(only.name)
  return isGiven && givenNameLanguages.has(primaryLanguage(language)) ? first : [first, ...rest].join(' ')
}

function isOwner({ name, role }: BusinessPerson, { sentences }: Named, businessName: string): boolean {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const named = new Set(businessName.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const introductions = sentences.flatMap(({ text }) =>
    Array.from(text.matchAll(introduction), ([, first = '']) => first),
  )
  return (
    ownerRoles.test(role) ||
    words.some((word) => named.has(word)) ||
    introductions.some((first) => first.toLowerCase() === words[0])
  )
}

/** 'I'm Senga'. */
const introduction =
  /(?<!\p{L})(?:I['’]m|I am|my name is|ich bin|ich heiße|mein Name ist|je suis|je m['’]appelle|(?:yo )?soy|me llamo|(?:io )?sono|mi chiamo|ik ben|mijn naam is|(?:ja )?jestem|jag är|jag heter|sou|chamo-me)\s+(\p{L}[\p{L}\p{M}'’-]*)/giu
const ownerRoles =
  /(?<!\p{L})(?:owner|founder|proprietor|proprietress|inhaber|gründer|propriétaire|fondat|dueñ|propietari|titolare|proprietari|eigenaar|eigenares|właściciel|ägare)/iu

/** In other languages, strangers use the full name. */
const givenNameLanguages: ReadonlySet<string> = new Set(['en', 'es', 'it', 'nl', 'pt'])

const givenName = /^\p{L}[\p{L}\p{M}'’-]+$/u
const title =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|sir|dame|rev|chef|coach|sra?|do[ñn]a?|sig|dott|mevr|dhr)$/i
const severalPeople = /[&+/,]| (?:and|y|e|en) /i
