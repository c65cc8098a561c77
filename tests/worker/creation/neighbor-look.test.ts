import { describe, expect, it } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ReadFactsAnswer } from '../../../worker/creation/facts/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { createWebsite, plumberAnswers, shardAssets } from '../../harness/workers/creation/creations.ts'

const town = { ASSETS: shardAssets() }
const answersOf = (businessName: string) => ({
  ...plumberAnswers,
  businessName,
  businessActivities: 'Plumber. Boilers, leaks and radiators. I call before I come. 0113 496 0142',
  businessLocation: 'Leeds',
})

const openingOf = ({ sections }: WebsiteSettings) =>
  sections.find((section) => section.type === 'Introduction')?.content.layout

const neighborOf = async (businessName: string) => {
  const { businessActivities, businessLocation } = answersOf(businessName)
  const { body } = await new Browser(town).post('/api/facts', { businessName, businessActivities, businessLocation })
  return (body as ReadFactsAnswer).neighbor
}

const makeSite = async (businessName: string) =>
  openingOf((await createWebsite(new Browser(town), answersOf(businessName))).websiteSettings)

describe('websites for the same trade and town', () => {
  it('never have the same opening and palette twice in a row', async () => {
    const openings: unknown[] = []
    for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']) openings.push(await makeSite(name))
    for (const [at, opening] of openings.entries()) expect(opening).not.toBe(openings[at - 1])
  })

  it('pass their look to the next owner’s wizard, but not to the same owner’s', async () => {
    const opening = await makeSite('Fir')
    expect(await neighborOf('Gorse')).toEqual({ opening, palette: plumberAnswers.palette })
    expect(await neighborOf('Fir')).not.toEqual({ opening, palette: plumberAnswers.palette })
  })

  it('pass recent palettes to the wizards of owners in other towns', async () => {
    await makeSite('Ivy')
    const { businessActivities } = answersOf('Juniper')
    const answers = { businessName: 'Juniper', businessActivities, businessLocation: 'York' }
    const { body } = await new Browser(town).post('/api/facts', answers)
    expect(body).toMatchObject({ neighbor: null, recentPalettes: expect.arrayContaining([plumberAnswers.palette]) })
  })

  it('keep their opening when made again', async () => {
    const opening = await makeSite('Hazel')
    expect(await makeSite('Hazel')).toBe(opening)
  })
})
