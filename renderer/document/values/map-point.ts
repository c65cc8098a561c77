/** In degrees. */
export type MapPoint = { latitude: number; longitude: number }

/** Web maps end closer to the poles. */
const maxLatitude = 85

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${number}(?:,|%2C)\s*${number}`

/** Coordinates in map URLs, most exact first: marker, selected place, center of the view. */
const urlPatterns = [
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|coordinate|center|destination)=(?:loc:)?${pair}`),
  new RegExp(`/@${pair}`),
  new RegExp(String.raw`#map=[\d.]+/${number}/${number}`),
  new RegExp(`^geo:${pair}`, 'i'),
]

/** Two numbers. Allows decimal commas if a semicolon or space separates the numbers. */
const barePair =
  /^\(?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NS])?\s*(;|,|\s)\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([EW])?\s*\)?$/i

/**
 * Parses coordinates, or a URL of OpenStreetMap, Google Maps or Apple Maps that contains them. Undefined for anything
 * else. Makes no requests.
 */
export function parsePoint(text: string): MapPoint | undefined {
  const input = text.trim()
  const isAddress = /^(https?:\/\/|geo:)/i.test(input)
  if (!isAddress) return parseBarePair(input)
  for (const way of urlPatterns) {
    const found = way.exec(input)
    if (found) return pointAt(Number(found[1]), Number(found[2]))
  }
  return undefined
}

function parseBarePair(text: string): MapPoint | undefined {
  const [, first = '', north, , second = '', east] = barePair.exec(text) ?? []
  if (first === '') return undefined
  const degrees = (digits: string, side: string | undefined) =>
    Number(digits.replace(',', '.')) * (/[SW]/i.test(side ?? '') ? -1 : 1)
  return pointAt(degrees(first, north), degrees(second, east))
}

/** Five decimals are about a meter. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000 + 0

function pointAt(latitude: number, longitude: number): MapPoint | undefined {
  const isOnMap = Math.abs(latitude) <= maxLatitude && Math.abs(longitude) <= 180
  return isOnMap ? { latitude: rounded(latitude), longitude: rounded(longitude) } : undefined
}

/** An error message for an invalid location. Undefined if valid or blank. */
export const pointProblem = (text: string): string | undefined =>
  text.trim() === '' || parsePoint(text)
    ? undefined
    : 'This names no spot. Enter coordinates, such as 50.4316, -3.6836, or a long link from a map. Short links do not work.'
