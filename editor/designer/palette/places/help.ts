import { IconHelp } from '@tabler/icons-react'
import { publicPaths } from '#worker/platform/addresses/public-path-list.ts'
import type { OwnPlace } from './own-places.ts'

const folder = '/support/'

/** The help articles, whose addresses say what they are about. */
export const helpPlaces: readonly OwnPlace[] = publicPaths
  .filter((path) => path.startsWith(folder))
  .map((path) => {
    const words = path.slice(folder.length).replaceAll('-', ' ')
    return {
      label: words.charAt(0).toUpperCase() + words.slice(1),
      ...{ where: 'Help', icon: IconHelp, words },
      target: { run: () => window.open(path, '_blank', 'noopener') },
    }
  })
