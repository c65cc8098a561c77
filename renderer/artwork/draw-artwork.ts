import type { PresetStyle } from '../document/enumerations.ts'
import type { ThemeColors } from '../document/theme.ts'
import { perObject } from '../remember.ts'
import { huesOf, paintFor, pickGround } from './color/paint.ts'
import { definitions, referredTo } from './definitions.ts'
import { planPicture, type Reading, readKeywords } from './keywords.ts'
import { createRandom } from './random.ts'
import { areaScene } from './scenes/area.ts'
import { scenes } from './scenes/scenes.ts'
import { recolored } from './scenes/standing.ts'
import { isWide, wideScene } from './wide/wide-scene.ts'

/**
 * What a picture shows: keywords, and the description where the keywords say nothing. `seed` varies the drawing. Where neither says
 * anything that can be drawn, it is a composition of shapes that suits the `style`, if one is given. `area`: a landscape from above instead,
 * whatever the words.
 */
export type ArtworkSubject = {
  tags: readonly string[]
  description: string
  seed: number
  style?: PresetStyle
  area?: true
}

/** In pixels; only the ratio changes the drawing. */
export type ArtworkSize = { width: number; height: number }

/** In characters, below the 6 KB that a drawing may have. */
const roomy = 5400

/**
 * A picture for a site that has no photographs: a whole SVG text of at most 6 KB, the same for the same arguments, in
 * tones mixed from the theme alone. It has no text, no script and refers to nothing outside itself.
 */
export function drawArtwork(subject: ArtworkSubject, colors: ThemeColors, size: ArtworkSize): string {
  if (subject.area) return drawArea(subject, colors, size)
  const tags = subject.tags.join(' ')
  const reading = says(tags) ?? says(subject.description)
  const start = `${tags.toLowerCase()}|${subject.seed}`
  const draw = (spare: boolean) =>
    drawReading(reading ?? { ...nothing, style: subject.style }, start, colors, size, spare)
  const drawing = draw(false)
  return drawing.length > roomy ? draw(true) : drawing
}

/** Whether a picture's words name nothing that can be drawn: its drawing shows shapes, of which there is nothing to tell. */
export const isAbstract = perObject(
  ({ tags, description }: Pick<ArtworkSubject, 'tags' | 'description'>): boolean =>
    !says(tags.join(' ')) && !says(description),
)

const nothing = readKeywords('')

/** What a text says that can be drawn, if anything. */
function says(text: string): Reading | undefined {
  const reading = readKeywords(text)
  return reading.topic || reading.framing || reading.named.length > 0 ? reading : undefined
}

function drawReading(
  reading: Reading & { style?: PresetStyle },
  start: string,
  colors: ThemeColors,
  size: ArtworkSize,
  spare: boolean,
): string {
  const random = createRandom(start)
  const { width, height } = stageOf(size)
  const wide = isWide(width, height)
  const hues = huesOf(colors)
  const paint = paintFor(hues, pickGround(hues, random, wide))
  const { scene, subject } = planPicture(reading, random, wide)
  const stage = { width, height, paint, random, spare, subject: { ...subject, style: reading.style } }
  const content = wide ? wideScene(scene, { ...stage, paint: recolored(paint, random) }) : scenes[scene](stage)
  return svgOf(size, definitions(referredTo(content), paint) + content)
}

/** On a ground as light or dark as the website's pages, since a map is no eye-catcher. */
function drawArea({ tags, seed }: ArtworkSubject, colors: ThemeColors, size: ArtworkSize): string {
  const hues = huesOf(colors)
  const paint = paintFor(hues, hues.dark ? 'Deep' : 'Pale')
  const random = createRandom(`${tags.join(' ').toLowerCase()}|${seed}`)
  return svgOf(size, areaScene({ ...stageOf(size), paint, random }))
}

/** The shorter side has 600 units. */
function stageOf(size: ArtworkSize): { width: number; height: number } {
  const scale = 600 / Math.min(size.width, size.height)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

function svgOf(size: ArtworkSize, content: string): string {
  const { width, height } = stageOf(size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round(size.width)}" height="${Math.round(size.height)}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`
}
