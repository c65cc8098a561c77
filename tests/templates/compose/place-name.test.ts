import { describe, expect, it } from 'vitest'
import { placeName } from '../../../templates/compose/place-name.ts'

describe('placeName', () => {
  it.each([
    ['Portland, Oregon', 'Portland'],
    ['Portland, OR 97201, USA', 'Portland'],
    ['12 High Street, Leeds LS1 4AP, UK', 'Leeds'],
    ['High Street, Leeds', 'Leeds'],
    ['Leeds LS1 4AP', 'Leeds'],
    ['portland', 'Portland'],
    ['stratford-upon-avon', 'Stratford-Upon-Avon'],
    ['Zürich', 'Zürich'],
    ['St. Louis, MO', 'St. Louis'],
    ['in Brooklyn', 'Brooklyn'],
    ['based in Carterton', 'Carterton'],
    ['based Carterton', 'Carterton'],
    ['just outside wooster', 'Wooster'],
    ['Outside of Wooster', 'Wooster'],
    ['Bay Area', 'Bay'],
    ['UK', 'the UK'],
    ['Netherlands', 'the Netherlands'],
    ['Online', ''],
    ['Online and Didsbury', 'Didsbury'],
    ['Leipzig und online', 'Leipzig'],
    ['York (online)', 'York'],
    ['', ''],
    ['97201', ''],
    ['Dripping Springs TX & 60 miles', 'Dripping Springs'],
    ['Leeds and up to 20 miles around', 'Leeds'],
    ['A very long description of where exactly we might be found', ''],
  ])('turns "%s" into "%s" for use after “in”', (location, place) => {
    expect(placeName(location)).toBe(place)
  })

  it.each([
    ['portland or', 'Portland'],
    ['Salt Lake City UT', 'Salt Lake City'],
    ['Leeds UK', 'Leeds'],
    ['Fond du Lac', 'Fond du Lac'],
    ['Isle of Man', 'Isle of Man'],
    ['Altdorf UR', 'Altdorf'],
    ['Logan QLD', 'Logan'],
    ['Belo Horizonte - MG', 'Belo Horizonte'],
    ['Washington DC', 'Washington DC'],
    ['ST IVES', 'ST IVES'],
    ['UK', 'the UK'],
    ['Rio de Janeiro', 'Rio de Janeiro'],
  ])('leaves out the state or country: %s', (location, place) => {
    expect(placeName(location)).toBe(place)
  })
})
