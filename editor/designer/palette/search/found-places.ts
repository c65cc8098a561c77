import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { helpPlaces } from '../places/help.ts'
import { knownPlaces } from '../places/known-places.ts'
import { type OwnPlace, ownPlaces } from '../places/own-places.ts'
import type { Place } from '../places/place.ts'
import { phrasesOf, rank } from './rank.ts'

const most = 8

/** What stands in the list before anything is typed. */
const first = ['Opening hours', 'Services and prices', 'Phone number', 'Logo', 'Photos', 'Palettes', 'Publish']

type Sought = { place: Place | OwnPlace; phrases: string[][] }

const known: readonly Sought[] = knownPlaces.map((place) => ({
  place,
  phrases: phrasesOf(place.label, ...Object.values(place.words)),
}))

const inOwnWords = (place: OwnPlace): Sought => ({ place, phrases: phrasesOf(place.label, place.words) })
const articles = helpPlaces.map(inOwnWords)
/** How many help articles follow the places. */
const mostArticles = 2

/** The places of a website that were meant by what was typed, the likeliest first. */
export function foundPlaces(typed: string, site: WebsiteSettings, draft: Draft): (Place | OwnPlace)[] {
  if (typed.trim() === '') return knownPlaces.filter(({ label }) => first.includes(label))
  const own = ownPlaces(site).map(inOwnWords)
  const there = [...known, ...own].filter(({ place }) => place.when?.(site, draft) ?? true)
  const found = [...rank(typed, there, most), ...rank(typed, articles, mostArticles)]
  return found.slice(0, most).map(({ place }) => place)
}
