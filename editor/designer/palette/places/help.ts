import { IconHelp } from '@tabler/icons-react'
import { helpPaths } from '#worker/platform/addresses/public-paths.ts'
import type { OwnPlace } from './own-places.ts'

/** Every help article, titled by its path. */
export const helpPlaces: readonly OwnPlace[] = helpPaths().map((path) => {
  const words = path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  return {
    label: words.charAt(0).toUpperCase() + words.slice(1),
    ...{ where: 'Help', icon: IconHelp, words },
    target: { run: () => window.open(path, '_blank', 'noopener') },
  }
})
