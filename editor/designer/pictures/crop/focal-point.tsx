import type { Dispatch, KeyboardEvent, SetStateAction } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { type Placement, pointInFrame } from '#renderer/elements/pictures/crop-geometry.ts'
import classes from './crop.module.css'
import { focusedOn, focusMoved, placeWords, unfocused } from './crop-effects.ts'

type Effects = Image['effects']

/** Maximum movement of a click in pixels. Larger movements are drags. */
const maxClickDistance = 4

/** Relative to the center of the frame. */
type Point = { x: number; y: number }

export const isClick = (from: Point | null, to: Point) =>
  from !== null && Math.hypot(to.x - from.x, to.y - from.y) <= maxClickDistance

type FocalPointProps = { effects: Effects; placed: Placement; onChange: Dispatch<SetStateAction<Effects>> }

/** A marker for the focal point. Arrow keys move it, Delete removes it. */
export function FocalPoint({ effects, placed, onChange }: FocalPointProps) {
  const { focus } = effects
  if (!focus) return null
  const { x, y } = pointInFrame(placed, focus)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(unfocused)
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onChange((now) => focusMoved(now, step))
  }
  return (
    <button
      type="button"
      className={classes.focus}
      style={{ translate: `${x}px ${y}px` }}
      aria-label={placeWords(effects)}
      onKeyDown={press}
    />
  )
}

const steps: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
}

export const toggledFocus = (effects: Effects, isOn: boolean): Effects =>
  isOn ? focusedOn(effects, { x: 0.5, y: 0.5 }) : unfocused(effects)
