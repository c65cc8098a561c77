import { describe, expect, it } from 'vitest'
import { mended } from '../../../templates/plan/mend.ts'

describe('mended', () => {
  it.each([
    ['adds a capital and a period', 'we mend clocks', 'We mend clocks.'],
    ['drops emoji at the end', 'I walk dogs!! 🐾🐾', 'I walk dogs.'],
    ['replaces emoji between words with a comma', 'nails 💅 gel and acrylics', 'Nails, gel and acrylics.'],
    ['drops hashtags', 'Fresh bread daily #sourdough #leeds', 'Fresh bread daily.'],
    ['reduces exclamation marks', 'I come to you!!', 'I come to you.'],
    ['keeps a question', 'Really?', 'Really?'],
    ['writes I, not i', 'i’m quick and i answer', 'I’m quick and I answer.'],
    ['restores apostrophes', 'i dont do roofs and i cant park', 'I don’t do roofs and I can’t park.'],
    [
      'spells out hurried abbreviations',
      'pls text me w/ ur size, thru the app',
      'Please text me with your size, through the app.',
    ],
    ['writes days with capitals', 'no visits on mondays', 'No visits on Mondays.'],
    ['lowercases a shouted word', 'we do NOT take cash', 'We do not take cash.'],
    ['keeps initials', 'HETAS trained, DBS checked', 'HETAS trained, DBS checked.'],
    ['keeps letters after a name', 'two PLS, both licensed', 'Two PLS, both licensed.'],
    ['writes initials in capitals', 'gcse maths, dbs checked', 'GCSE maths, DBS checked.'],
    ['fixes the apostrophe of a plural', 'womens and childrens coats', 'Women’s and children’s coats.'],
    ['lowercases a shouted request', 'cash or card CALL DONT TEXT', 'Cash or card call don’t text.'],
    ['lowercases a short shouted sentence', 'NO CALL OUT CHARGE', 'No call out charge.'],
    ['drops empty brackets', 'an actual shop (!!) on Wabash', 'An actual shop on Wabash.'],
  ])('%s', (_, typed, expected) => expect(mended(typed, 'en-GB')).toBe(expected))

  it.each([
    ['12 months warrenty, normaly within a week', '12 months warranty, normally within a week.'],
    ['Proffesional and fully qualifed', 'Professional and fully qualified.'],
    ['Buisness cards at buisness.example', 'Business cards at buisness.example.'],
    ['Licence, organised, colour, organized, color', 'Licence, organised, colour, organized, color.'],
  ])('corrects a misspelled word: %s', (typed, expected) => expect(mended(typed, 'en-GB')).toBe(expected))

  it('keeps the spelling in other languages', () => {
    expect(mended('Wir sind untill gespannt', 'de-DE')).toBe('Wir sind untill gespannt.')
  })

  it('lowercases words in capitals except in names', () => {
    expect(mended('LICENSED PLUMBER IN LEEDS AND YORK', 'en-GB', { names: ['Leeds', 'York'] })).toBe(
      'Licensed plumber in Leeds and York.',
    )
  })

  it('lowercases a short phrase in capitals only if the text around it has none', () => {
    expect(mended('NO MESS', 'en-GB', { shouts: true })).toBe('No mess.')
    expect(mended('VW, BMW, AUDI, MG', 'en-GB', { shouts: false })).toBe('VW, BMW, AUDI, MG.')
  })

  it('capitalizes a place name only after a preposition', () => {
    const places = ['Reading', 'Townsville']
    expect(mended('mowing in townsville and near reading', 'en-GB', { places })).toBe(
      'Mowing in Townsville and near Reading.',
    )
    expect(mended('I teach reading', 'en-GB', { places })).toBe('I teach reading.')
  })

  it('doesn’t change words in another language', () => {
    expect(mended('u bent welkom, i dont', 'nl-NL')).toBe('U bent welkom, i dont.')
  })

  it.each([
    '12 ft, not 12',
    'A & B Plumbing',
    'I can’t cook',
    'The w/e is ours',
    'Blocked U-bends and u-bolts',
    'St Ive and Jony Ive',
    'We split logs with cant hooks',
    '£5 + vat',
    'Room #4 is upstairs',
    'At the Free Trade Inn, NO 7',
    'I work until 5 p.m. on weekdays',
  ])('doesn’t change ambiguous words: %s', (typed) => expect(mended(typed, 'en-GB')).toBe(`${typed}.`))

  it('keeps capitals in another language', () => {
    expect(mended('Tramitamos NIE y TIE', 'es-ES')).toBe('Tramitamos NIE y TIE.')
  })

  it('recognizes names only as whole words', () => {
    expect(mended('AL AND JO MAKE MAJOR METAL JOBS', 'en-GB', { names: ['Al', 'Jo', 'Ca$$'] })).toBe(
      'Al and Jo make major metal jobs.',
    )
  })
})
