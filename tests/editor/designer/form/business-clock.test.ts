import { describe, expect, it } from 'vitest'
import {
  businessZone,
  firstWeekday,
  ownersLocale,
  withBusinessZone,
} from '#editor/designer/form/facts/business-clock.ts'
import { websiteOf } from '../../website.ts'

describe('a business’s time zone', () => {
  it('follows the country if it has only one, wherever the device is', () => {
    expect(businessZone({ country: 'GB' }, 'UTC')).toBe('Europe/London')
    expect(businessZone({ country: 'GB' }, 'Asia/Tokyo')).toBe('Europe/London')
  })

  it('follows the device if the country is unknown or has several', () => {
    expect(businessZone({ country: 'US' }, 'America/Chicago')).toBe('America/Chicago')
    expect(businessZone({ country: '' }, 'Europe/Berlin')).toBe('Europe/Berlin')
  })

  it('waits for the owner’s choice if unknown, and never defaults to UTC', () => {
    for (const device of ['UTC', 'Etc/UTC']) {
      expect(businessZone({ country: '' }, device)).toBe('')
      expect(businessZone({ country: 'US' }, device)).toBe('')
    }
    expect(businessZone({ country: 'US' }, 'Europe/Paris')).toBe('')
  })

  it('never changes once chosen', () => {
    const website = websiteOf()
    website.business.place.country = 'GB'
    const dated = withBusinessZone(website)
    expect(dated.settings.timeZone).toBe('Europe/London')
    const moved = { ...dated, settings: { ...dated.settings, timeZone: 'Europe/Dublin' } }
    expect(withBusinessZone(moved)).toBe(moved)
  })
})

it('dates and weeks follow the business’s country, or else its language', () => {
  const britain = { country: 'GB', language: 'en-US' }
  const america = { country: '', language: 'en' }
  expect([ownersLocale(britain), firstWeekday(britain)]).toEqual(['en-GB', 1])
  expect([ownersLocale(america), firstWeekday(america)]).toEqual(['en-US', 7])
})
