import { describe, expect, it } from 'vitest'
import { localComposer } from '../../scripts/local-composer.ts'
import { countryOf, isRegionOf } from '../../worker/creation/facts/country-of.ts'
import { resolvePlace } from '../../worker/creation/places.ts'

const shown = (location: string) => countryOf({ activities: '', location, contact: '' })

async function placed(location: string, hint = shown(location)): Promise<string> {
  const place = await resolvePlace(localComposer, { location, hint, isRegion: isRegionOf(location, hint) })
  return place ? `${place.town}, ${place.country}` : ''
}

describe('a location typed by an owner', () => {
  it.each([
    ['東京', '東京, JP'],
    ['東京都', '東京都, JP'],
    ['京都市', '京都市, JP'],
    ['札幌', '札幌, JP'],
    ['札幌市中央区', '札幌市, JP'],
    ['大阪市北区', '大阪市, JP'],
    ['福岡市博多区', '福岡市, JP'],
    ['長野県松本市', '松本市, JP'],
    ['神奈川県鎌倉市', '鎌倉市, JP'],
    ['東京都府中市', '府中, JP'],
    ['〒150-0041 東京都渋谷区神南1-2-3', '東京都, JP'],
    ['서울', '서울, KR'],
    ['서울 강남구', '서울, KR'],
    ['부산 해운대', '부산, KR'],
    ['부산광역시', '부산광역시, KR'],
    ['경기도 수원시 팔달구', '수원시, KR'],
    ['제주시', '제주시, KR'],
    ['北京', '北京, CN'],
    ['Санкт-Петербург', 'Санкт-Петербург, RU'],
    ['Θεσσαλονίκη', 'Θεσσαλονίκη, GR'],
    ['תל אביב', 'תל אביב, IL'],
  ])('as %s is resolved to %s', async (location, place) => expect(await placed(location)).toBe(place))

  it.each([
    ['Freiburg im Breisgau', 'Freiburg im Breisgau, DE'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau, DE'],
    ['Freiburg i.Br.', 'Freiburg im Breisgau, DE'],
    ['Hauptstr. 12, 79098 Freiburg im Breisgau', 'Freiburg im Breisgau, DE'],
    ['Frankfurt', 'Frankfurt, DE'],
    ['Frankfurt a. M.', 'Frankfurt am Main, DE'],
    ['Frankfurt/Main', 'Frankfurt am Main, DE'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), DE'],
    ['Frankfurt an der Oder', 'Frankfurt an der Oder, DE'],
    ['Rothenburg o. d. T.', 'Rothenburg ob der Tauber, DE'],
    ['Villingen-Schwenningen', 'Villingen-Schwenningen, DE'],
    ['Neustadt a. d. Weinstr.', 'Neustadt an der Weinstrasse, DE'],
    ['Halle/Saale', 'Halle (Saale), DE'],
    ['Weiden i.d.OPf.', 'Weiden, DE'],
    ['Lindau am Bodensee', 'Lindau, DE'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe, DE'],
    ['Duesseldorf', 'Düsseldorf, DE'],
    ['St. Pölten', 'Sankt Pölten, AT'],
    ['St. Gallen', 'St. Gallen, CH'],
  ])('as %s is resolved to %s', async (location, place) => expect(await placed(location)).toBe(place))

  it.each([
    ['Stratford-upon-Avon', 'Stratford-upon-Avon, GB'],
    ['Bristol BS6', 'Bristol, GB'],
    ['Camden, London', 'London, GB'],
    ['North London', 'London, GB'],
    ['Leeds and Bradford', 'Leeds, GB'],
    ['Springfield IL', 'Springfield, US'],
    ['St. Louis', 'St. Louis, US'],
    ['San José, Costa Rica', 'San José, CR'],
    ['A Coruña', 'A Coruña, ES'],
    ["L'Hospitalet", "L'Hospitalet, ES"],
    ['Saint-Étienne', 'Saint-Étienne, FR'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch, NL"],
    ['Den Haag', 'Den Haag, NL'],
    ['Lodz', 'Łódź, PL'],
    ['Aarhus', 'Århus, DK'],
    ['Vila Nova de Gaia', 'Vila Nova de Gaia, PT'],
    ['São Paulo - SP', 'São Paulo, BR'],
    ['Camp, Pune', 'Pune, IN'],
  ])('as %s is resolved to %s', async (location, place) => expect(await placed(location)).toBe(place))

  it.each(['Newcastle', 'Portland', 'Cambridge', 'Richmond', 'Springfield', 'Neustadt'])(
    'as %s stays unresolved, since it may be several towns',
    async (location) => expect(await placed(location)).toBe(''),
  )

  it.each([
    ['Newcastle', 'GB', 'Newcastle, GB'],
    ['Newcastle', 'AU', 'Newcastle, AU'],
    ['Cambridge', 'GB', 'Cambridge, GB'],
    ['Cambridge', 'NZ', 'Cambridge, NZ'],
    ['San Sebastián', 'ES', 'San Sebastián, ES'],
    ['Portland', 'US', ''],
    ['Springfield', 'US', ''],
    ['Suffolk', 'GB', ''],
    ['Surrey', 'GB', ''],
    ['New York', 'US', 'New York, US'],
    ['Berlin', 'TR', 'Berlin, DE'],
    ['Lugano', 'IT', 'Lugano, CH'],
    ['Richmond, Surrey', 'GB', 'Richmond, GB'],
    ['14 Hill Street, Richmond, Surrey TW9 1TW', 'GB', 'Richmond, GB'],
    ['Cambridge, Hamilton', 'NZ', 'Cambridge, NZ'],
    ['Burlington, Hamilton', 'NZ', 'Hamilton, NZ'],
    ['Manchester, Derry', 'GB', 'Manchester, GB'],
    ['Camden, London', 'GB', 'London, GB'],
    ['Leeds and Bradford', 'GB', 'Leeds, GB'],
    ['Leeds and Bradford', 'US', ''],
    ['Strasbourg, Kehl', 'FR', 'Strasbourg, FR'],
  ])('as %s, with the text hint %s, is resolved to “%s”', async (location, hint, place) =>
    expect(await placed(location, hint)).toBe(place),
  )

  it.each([
    'Nowheresville',
    'Tom and Wes',
    'Rosa Bianchi',
    'Rosa and Florence',
    'Harbor Lane',
    'Smith & Sons',
    'Bay Area',
  ])('as %s contains no town', async (location) => expect(await placed(location)).toBe(''))
})
