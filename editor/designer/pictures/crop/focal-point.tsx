import type { Dispatch, KeyboardEvent, SetStateAction } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { type Placement, pointInFrame } from '#renderer/elements/pictures/crop-geometry.ts'
import classes from './crop.module.css'
import { focusedOn, focusMoved, placeWords, unfocused } from './crop-effects.ts'

type Effects = Image['effects']

/** In pixels: a pointer that moved farther was a drag. */
const steady = 4

/** A point on the screen, from the middle of the frame. */
type Point = { x: number; y: number }

/** Whether a press ended about where it began, as a click does. */
export const isClick = (from: Point | null, to: Point) =>
  from !== null && Math.hypot(to.x - from.x, to.y - from.y) <= steady

type FocalPointProps = { effects: Effects; placed: Placement; onChange: Dispatch<SetStateAction<Effects>> }

/** Marks the point that every frame shows. Arrow keys move it, Delete takes it away. */
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

/** Switches the point on, in the middle of the picture, and off. */
export const toggledFocus = (effects: Effects, isOn: boolean): Effects =>
  isOn ? focusedOn(effects, { x: 0.5, y: 0.5 }) : unfocused(effects)
