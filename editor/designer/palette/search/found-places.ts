import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { helpPlaces } from '../places/help.ts'
import { knownPlaces } from '../places/known-places.ts'
import { type OwnPlace, ownPlaces } from '../places/own-places.ts'
import type { Place } from '../places/place.ts'
import { leastOfAll, phrasesOf, rank } from './rank.ts'

const most = 8

/** The results for an empty field. */
const first = ['Opening hours', 'Services and prices', 'Phone number', 'Logo', 'Photos', 'Palettes', 'Publish']

type Sought = { place: Place | OwnPlace; phrases: string[][] }

const known: readonly Sought[] = knownPlaces.map((place) => ({
  place,
  phrases: phrasesOf(place.label, ...Object.values(place.words)),
}))

const inOwnWords = (place: OwnPlace): Sought => ({ place, phrases: phrasesOf(place.label, place.words) })
const articles = helpPlaces.map(inOwnWords)
/** Help articles listed after the places. */
const mostArticles = 2

/** Guesses listed if nothing fits well. */
const mostGuesses = 3

/** Finds places for typed text, best match first. */
export function foundPlaces(typed: string, site: WebsiteSettings, draft: Draft): (Place | OwnPlace)[] {
  if (typed.trim() === '') return knownPlaces.filter(({ label }) => first.includes(label))
  const own = ownPlaces(site).map(inOwnWords)
  const there = [...known, ...own].filter(({ place }) => place.when?.(site, draft) ?? true)
  const found = [...rank(typed, there, most), ...rank(typed, articles, mostArticles)]
  const shown = found.length > 0 ? found : rank(typed, there, mostGuesses, leastOfAll)
  return shown.slice(0, most).map(({ place }) => place)
}
