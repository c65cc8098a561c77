import type { FoundPlace } from '../../contract/places.ts'
import { choosePlaces } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'
import { originOf, type RequestOrigin } from './request-origin.ts'

/** Towns and areas that fit what is typed, those near the asking person before others. Throws places_unavailable. */
export const findPlaces = ({ env }: ServiceContext, words: string, origin: RequestOrigin): Promise<FoundPlace[]> => {
  const { country, latitude, longitude } = originOf(env, origin)
  return choosePlaces(env).find(words, { country, latitude, longitude })
}
