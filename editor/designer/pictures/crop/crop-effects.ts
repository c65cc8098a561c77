import { type Image, imageEffects } from '#renderer/document/values/image.ts'
import { cropScale } from '#renderer/elements/pictures/crop.ts'
import { clampEffects, type Size } from '#renderer/elements/pictures/crop-geometry.ts'

type Effects = Image['effects']

/** The document's limits. */
export const zoomLimits = { min: 1, max: 2 }
const maxScale = 4

export const untouched: Effects = imageEffects.parse({})

/** Moves all scaling into `zoom` as far as its limit allows, so that the slider shows the real zoom. The picture looks the same. */
export function foldedEffects(effects: Effects): Effects {
  const scale = cropScale(effects)
  return scale <= zoomLimits.max ? { ...effects, zoom: scale, width: 1 } : effects
}

export function turned(effects: Effects, by: number): Effects {
  const rotation = ((((effects.rotation + by + 180) % 360) + 360) % 360) - 180
  return { ...effects, rotation: rotation === -180 && by > 0 ? 180 : rotation }
}

export function zoomed(effects: Effects, zoom: number): Effects {
  return { ...effects, zoom: Math.min(Math.max(zoom, zoomLimits.min), zoomLimits.max) }
}

/** Sets the focal point, in fractions of the picture, and drops manual positioning. */
export const focusedOn = (effects: Effects, { x, y }: { x: number; y: number }): Effects => ({
  ...effects,
  translateX: 0,
  translateY: 0,
  focus: { x: step(Math.min(1, Math.max(0, x))), y: step(Math.min(1, Math.max(0, y))) },
})

export const unfocused = ({ focus: _, ...effects }: Effects): Effects => effects

export const focusMoved = (effects: Effects, by: { x: number; y: number }): Effects =>
  effects.focus ? focusedOn(effects, { x: effects.focus.x + by.x, y: effects.focus.y + by.y }) : effects

/** Clamps the position and rounds it in invisible steps, as the document stores it. */
export function storedEffects(effects: Effects, picture: Size, ratio: number): Effects {
  const { translateX, translateY, ...rest } = clampEffects(effects, picture, { width: ratio, height: 1 })
  return {
    ...rest,
    zoom: step(rest.zoom),
    translateX: clampScale(step(translateX)),
    translateY: clampScale(step(translateY)),
  }
}

const step = (value: number) => Math.round(value * 10_000) / 10_000 + 0
const clampScale = (value: number) => Math.min(Math.max(value, -maxScale), maxScale)

/** Describes the position for screen readers. */
export function placeWords({ translateX, translateY, focus }: Effects): string {
  if (focus) return `Focal point at ${percent(focus.x)} across, ${percent(focus.y)} down`
  const share = (value: number) => percent(Math.abs(value))
  const across =
    Math.round(translateX * 100) !== 0 && `${share(translateX)} to the ${translateX > 0 ? 'right' : 'left'}`
  const down = Math.round(translateY * 100) !== 0 && `${share(translateY)} ${translateY > 0 ? 'down' : 'up'}`
  return [across, down].filter(Boolean).join(', ') || 'In the middle'
}

const percent = (share: number) => `${Math.round(share * 100)} %`
