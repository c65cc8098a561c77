import { describe, expect, it } from 'vitest'
import { link } from '../../../renderer/document/link.ts'
import { networkOf, withNetwork, withTypedProfile } from '../../../renderer/document/social-profile.ts'

const blank = link.parse({})

describe('a social profile', () => {
  it.each([
    ['https://www.instagram.com/pine.lane/', 'Instagram'],
    ['m.facebook.com/pinelane', 'Facebook'],
    ['x.com/pinelane', 'Twitter'],
    ['https://uk.linkedin.com/in/ana-pine', 'LinkedIn'],
    ['notinstagram.com/pine', undefined],
    ['@pinelane', undefined],
  ])('recognizes the network of %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('takes the network of a link that is pasted, whichever was chosen before', () => {
    const pasted = withTypedProfile(blank, 'https://www.tiktok.com/@pine')
    expect(pasted).toMatchObject({ type: 'Social', network: 'TikTok', value: 'https://www.tiktok.com/@pine' })
    expect(withTypedProfile(pasted, 'facebook.com/pine')).toMatchObject({ network: 'Facebook' })
  })

  it('takes an @name on the chosen network', () => {
    expect(withTypedProfile(blank, '@pine.lane').value).toBe('https://www.instagram.com/pine.lane')
    expect(withTypedProfile({ ...blank, network: 'YouTube' }, '@pine').value).toBe('https://www.youtube.com/@pine')
    expect(withTypedProfile({ ...blank, network: 'Mastodon' }, '@pine@fosstodon.org').value).toBe(
      'https://fosstodon.org/@pine',
    )
  })

  it('keeps the text where the network has no names', () => {
    expect(withTypedProfile({ ...blank, network: 'Thumbtack' }, '@pine').value).toBe('@pine')
  })

  it('keeps the name when another network is chosen, and leaves other addresses alone', () => {
    const named = withTypedProfile(blank, '@pine')
    expect(withNetwork(named, 'TikTok')).toMatchObject({ network: 'TikTok', value: 'https://www.tiktok.com/@pine' })
    const own = withTypedProfile({ ...blank, network: 'Mastodon' }, 'https://social.example/@pine')
    expect(withNetwork(own, 'Threads').value).toBe('https://social.example/@pine')
  })
})
