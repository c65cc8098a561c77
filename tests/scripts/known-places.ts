import { shardsOf } from '../../scripts/build/build-places.ts'
import { readPlaces } from '../../scripts/build/read-places.ts'
import { embeddedPlaces, keepingReader } from '../../worker/adapters/places/place-index.ts'

/** The real places and the search over them. */
export const knownPlaces = readPlaces()
export const shards = shardsOf(knownPlaces)
export const places = embeddedPlaces(keepingReader(async (file) => shards.get(file)))
