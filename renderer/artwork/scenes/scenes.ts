import type { Scene } from '../scene.ts'
import { abstractScene } from './abstract.ts'
import { benchScene } from './bench.ts'
import { flatLayScene } from './flat-lay.ts'
import { interiorScene } from './interior.ts'
import { landscapeScene } from './landscape.ts'
import { patternScene } from './pattern.ts'
import { portraitScene } from './portrait.ts'
import { posterScene } from './poster.ts'
import { seaScene } from './sea.ts'
import { stillLifeScene } from './still-life.ts'
import { streetScene } from './street.ts'

/** Every kind of picture. */
export const scenes = {
  abstract: abstractScene,
  bench: benchScene,
  flatLay: flatLayScene,
  interior: interiorScene,
  landscape: landscapeScene,
  pattern: patternScene,
  portrait: portraitScene,
  poster: posterScene,
  sea: seaScene,
  stillLife: stillLifeScene,
  street: streetScene,
} satisfies Record<string, Scene>
export type SceneName = keyof typeof scenes
