import { shardsOf } from '../../scripts/build-places.ts'
import { readPlaces } from '../../scripts/read-places.ts'
import { embeddedPlaces } from '../../worker/providers/places-embedded.ts'
import { keepingReader } from '../../worker/providers/shard-reader.ts'

/** The real data, and the search in it. */
export const knownPlaces = readPlaces()
export const shards = shardsOf(knownPlaces)
export const places = embeddedPlaces(keepingReader(async (file) => shards.get(file)))
