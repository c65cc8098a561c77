import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { helpPlaces } from '../places/help.ts'
import { knownPlaces } from '../places/known-places.ts'
import { type OwnPlace, ownPlaces } from '../places/own-places.ts'
import type { Place } from '../places/place.ts'
import { minGuessScore, phrasesOf, rank } from './rank.ts'

const maxPlaces = 8

/** Results for an empty field. */
const first = ['Opening hours', 'Services and prices', 'Phone number', 'Logo', 'Photos', 'Palettes', 'Publish']

type Sought = { place: Place | OwnPlace; phrases: string[][] }

const known: readonly Sought[] = knownPlaces.map((place) => ({
  place,
  phrases: phrasesOf(place.label, ...Object.values(place.words)),
}))

const inOwnWords = (place: OwnPlace): Sought => ({ place, phrases: phrasesOf(place.label, place.words) })
const articles = helpPlaces.map(inOwnWords)
const maxArticles = 2

const maxGuesses = 3

export function foundPlaces(typed: string, site: WebsiteSettings, draft: Draft): (Place | OwnPlace)[] {
  if (typed.trim() === '') return knownPlaces.filter(({ label }) => first.includes(label))
  const own = ownPlaces(site).map(inOwnWords)
  const there = [...known, ...own].filter(({ place }) => place.when?.(site, draft) ?? true)
  const found = [...rank(typed, there, maxPlaces), ...rank(typed, articles, maxArticles)]
  const shown = found.length > 0 ? found : rank(typed, there, maxGuesses, minGuessScore)
  return shown.slice(0, maxPlaces).map(({ place }) => place)
}
