import { createHash } from 'node:crypto'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import { settingsWith } from '../changed-site.ts'

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A stored browser icon. */
export const storedIcon = (name: string) => ({
  provider: 'Custom',
  urls: ([32, 180, 192, 512] as const).map((side) => ({
    type: side === 512 ? 'regular' : 'small',
    url: mediaPath(hashOf(name), `icon-${side}`),
    width: side,
    height: side,
  })),
})

export const storedCard = {
  provider: 'Custom',
  description: 'Harbour & Pine – kitchens',
  urls: [{ type: 'regular', url: mediaPath(hashOf('card'), 'card'), width: 1200, height: 630 }],
}

/** The full site with its drawn pictures. */
export const drawnSite = settingsWith({ drawn: { of: 'a.b', icon: storedIcon('drawn'), card: storedCard } })
