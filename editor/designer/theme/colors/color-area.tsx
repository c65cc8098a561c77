import { Hue, hexToHsva, hsvaToHex, Saturation } from '@uiw/react-color'
import { useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { dragStartedAtAtom } from '../../document/edits.ts'
import type { Change } from '../../form/field-props.ts'
import classes from './color-area.module.css'

type Hsv = ReturnType<typeof hexToHsva>
/** Arrow step with Shift, in hundredths. The library's own step is one. */
const shiftStep = 10

/** A picker for saturation and hue, lazy-loaded. Keeps the hue for grays, which have none. */
export function ColorArea({ id, value, onChange }: { id: string; value: string; onChange: Change<string> }) {
  const [own, setOwn] = useState({ hex: value, hsv: hexToHsva(value) })
  const { hsv } = own.hex === value ? own : { hsv: hueKept(hexToHsva(value), own.hsv) }
  const reportChange = (hex: string) => onChange(hex, id)
  const change = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part }
    const hex = hsvaToHex(next)
    setOwn({ hex, hsv: next })
    reportChange(hex)
  }
  const startDrag = useHeldStep()
  const shadeKeys = (event: KeyboardEvent) => {
    const move = event.shiftKey ? strides[event.key] : undefined
    if (!move) return
    consume(event)
    change({ s: within(hsv.s + move[0], 100), v: within(hsv.v + move[1], 100) })
  }
  const hueKeys = (event: KeyboardEvent) => {
    const move = event.shiftKey ? strides[event.key]?.[0] : undefined
    if (!move) return
    consume(event)
    change({ h: within(hsv.h + move * 3.6, 360) })
  }
  const [s, v, h] = [Math.round(hsv.s), Math.round(hsv.v), Math.round(hsv.h)]
  return (
    <div className={classes.area} onPointerDown={startDrag}>
      <div className={classes.shade} onKeyDownCapture={shadeKeys}>
        <Saturation
          style={{ width: '100%', height: '100%' }}
          radius="var(--radius-2)"
          role="slider"
          aria-label="Shade"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={s}
          aria-valuetext={`Colorfulness ${s} %, brightness ${v} %`}
          hsva={hsv}
          onChange={({ s, v }) => change({ s, v })}
        />
      </div>
      <div className={classes.hue} onKeyDownCapture={hueKeys} onPointerUp={focusSlider}>
        <Hue
          height={16}
          radius="var(--radius-2)"
          hue={hsv.h}
          innerProps={{
            role: 'slider',
            'aria-label': 'Hue',
            'aria-valuemin': 0,
            'aria-valuemax': 360,
            'aria-valuenow': h,
            'aria-valuetext': `${h}°`,
          }}
          pointerProps={{ fillProps: { style: { width: 16, height: 16, transform: 'translate(-8px, 0)' } } }}
          onChange={({ h }) => change({ h })}
        />
      </div>
    </div>
  )
}

const strides: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-shiftStep, 0],
  ArrowRight: [shiftStep, 0],
  ArrowUp: [0, shiftStep],
  ArrowDown: [0, -shiftStep],
}

const within = (number: number, max: number) => Math.min(Math.max(number, 0), max)

/** Grays have no hue, so keep the previous one and don't move the slider. */
const hueKept = (hsv: Hsv, before: Hsv): Hsv => (hsv.s === 0 || hsv.v === 0 ? { ...hsv, h: before.h } : hsv)

function consume(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Pressing the thumb would drop the focus. */
function focusSlider({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus()
}

/** Returns a pointerdown handler: until release, all changes form one undo step. */
function useHeldStep(): () => void {
  const setDragStartedAt = useSetAtom(dragStartedAtAtom)
  useEffect(() => {
    const release = () => setDragStartedAt(null)
    const releases = ['pointerup', 'pointercancel']
    for (const event of releases) window.addEventListener(event, release)
    return () => {
      release()
      for (const event of releases) window.removeEventListener(event, release)
    }
  }, [setDragStartedAt])
  return () => setDragStartedAt(Date.now())
}
