import type { Business } from '../document/business.ts'

/** A single place isn't a list of areas. */
const minPlaces = 2

/** Returns the areas if enough of them suit large type: known to the gazetteer, or spelled like names. */
export function placesForLargeType({ areas }: Pick<Business, 'areas'>): string[] {
  const named = areas.filter(({ name, latitude }) => latitude !== null || likeName.test(name.trim()))
  if (named.length < minPlaces || named.length * 2 < areas.length) return []
  return areas.map(({ name }) => name.trim()).filter(Boolean)
}

/** 'Great Ayton', 'Stoke-on-Trent', 'Frankfurt am Main': capitals at the beginning and the end. */
const likeName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:[ -]\p{L}+)*?(?:[ -]\p{Lu}[\p{L}\p{M}'’.-]*)?$/u
