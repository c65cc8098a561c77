import { describe, expect, it } from 'vitest'
import { readFactsAnswer } from '../../../worker/creation/facts/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { limitOf } from '../../harness/workers/accounts/rate-limit.ts'
import { shardAssets } from '../../harness/workers/creation/shards.ts'

const salon = {
  businessName: 'Harbor Lane',
  businessActivities: 'Hair salon in Leeds. Cut £28, colour from £60. Open Tue to Sat 9 to 5.30. Call 0113 496 0000.',
  businessLocation: 'Leeds',
}
const browser = new Browser({ ASSETS: shardAssets() })
const ask = (body: unknown, asking = browser) => asking.post('/api/facts', body)

describe('POST /api/facts', () => {
  it('answers facts with the words that said them, what is missing and the language of the place', async () => {
    const { status, body } = await ask(salon)
    expect(status).toBe(200)
    const { business, chips, missing, language } = readFactsAnswer.parse(body)
    expect(language).toBe('en-GB')
    expect(business.place).toMatchObject({ town: 'Leeds', country: 'GB' })
    expect(business.services.map(({ name, price }) => [name, price?.amount, price?.currency])).toEqual([
      ['Cut', 28, 'GBP'],
      ['Colour', 60, 'GBP'],
    ])
    expect(chips).toContainEqual({
      ...{ key: 'service:colour', kind: 'service', text: 'Colour from £60' },
      ...{ quote: 'colour from £60', from: 'businessActivities' },
    })
    expect(missing).toEqual(['experience'])
  })

  it('resolves the place in an address, and takes how customers reach the business', async () => {
    const { body } = await ask({
      ...salon,
      businessLocation: '12 High Street, Leeds LS1 4AP, UK',
      contact: 'hello@harbor.example or 07700 900123',
    })
    const { business, chips } = readFactsAnswer.parse(body)
    expect(business.place).toMatchObject({ town: 'Leeds', country: 'GB' })
    expect(business.address.text).toBe('12 High Street, Leeds LS1 4AP, UK')
    expect(business.emails.map(({ address }) => address)).toEqual(['hello@harbor.example'])
    expect(business.phones.map(({ number }) => number)).toEqual(['07700 900123', '0113 496 0000'])
    expect(chips.filter(({ from }) => from === 'contact')).toHaveLength(2)
  })

  it('takes the place from the description when the location is blank', async () => {
    const { body } = await ask({ businessActivities: 'Calligrapher, Leeds' })
    const { business, language } = readFactsAnswer.parse(body)
    expect([business.place.town, business.location, language]).toEqual(['Leeds', '', 'en-GB'])
  })

  it('leaves out what the owner removed, and shows its sentence again', async () => {
    const { body } = await ask({ ...salon, dismissed: ['service:colour'] })
    const { business } = readFactsAnswer.parse(body)
    expect(business.services.map(({ name }) => name)).toEqual(['Cut'])
    expect(business.sentences[1]).toMatchObject({ text: 'Cut £28, colour from £60.', covered: false })
  })

  it('answers when places are not there', async () => {
    const { status, body } = await ask(salon, new Browser({ ASSETS: shardAssets({}) }))
    expect(status).toBe(200)
    expect(readFactsAnswer.parse(body).business.place.country).toBe('')
  })

  it('responds without facts before the owner types anything', async () => {
    const { status, body } = await ask({ businessActivities: '' })
    expect(status).toBe(200)
    expect(readFactsAnswer.parse(body)).toMatchObject({ chips: [], missing: { 0: 'services' } })
  })

  it.each([
    {},
    { businessActivities: 'x'.repeat(1025) },
    { ...salon, contact: 'x'.repeat(129) },
    { ...salon, dismissed: 'service:cut' },
  ])('refuses %o', async (question) => {
    const { status, body } = await ask(question)
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  })

  it('is held to the calls of everybody', async () => {
    const hasty = new Browser({ ASSETS: shardAssets(), API_LIMIT: limitOf(1) })
    expect((await ask(salon, hasty)).status).toBe(200)
    expect((await ask(salon, hasty)).status).toBe(429)
  })
})
