import { Checkbox, SegmentedControl, Slider } from '@mantine/core'
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import { type Dispatch, type ReactNode, type SetStateAction, useId } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import type { Size } from '#renderer/elements/pictures/crop-geometry.ts'
import { IconAction } from '#ui/icon-action.tsx'
import classes from './crop.module.css'
import { turned, zoomed, zoomLimits } from './crop-effects.ts'
import { toggledFocus } from './focal-point.tsx'

type Effects = Image['effects']

type ControlsProps = {
  effects: Effects
  onChange: Dispatch<SetStateAction<Effects>>
  /** The crop's shape. Omitted if a frame sets it. */
  shape?: CropShape
  onShape: (shape: CropShape) => void
  disabled: boolean
}

/** Zoom, rotation and, without a frame, the crop's shape. */
export function CropControls({ effects, onChange, shape, onShape, disabled }: ControlsProps) {
  const { zoom, rotation, focus } = effects
  const turn = (by: number) => () => onChange((now) => turned(now, by))
  return (
    <div className={classes.controls}>
      {shape && (
        <SegmentedControl
          withItemsBorders={false}
          aria-label="Shape"
          size="xs"
          fullWidth
          data={cropShapeNames}
          value={shape}
          disabled={disabled}
          onChange={(value) => onShape(value as CropShape)}
        />
      )}
      <CropSlider
        label="Zoom"
        valueText={`${zoom.toFixed(2)} ×`}
        {...zoomLimits}
        step={0.01}
        value={zoom}
        disabled={disabled}
        onChange={(value) => onChange((now) => zoomed(now, value))}
      />
      <CropSlider
        label="Rotation"
        valueText={`${Math.round(rotation)}°`}
        min={-180}
        max={180}
        step={1}
        startPointValue={0}
        value={rotation}
        disabled={disabled}
        onChange={(value) => onChange((now) => ({ ...now, rotation: value }))}
      >
        <IconAction label="Turn left" onClick={disabled ? undefined : turn(-90)}>
          <IconRotate size={18} />
        </IconAction>
        <IconAction label="Turn right" onClick={disabled ? undefined : turn(90)}>
          <IconRotateClockwise size={18} />
        </IconAction>
      </CropSlider>
      {!shape && (
        <Checkbox
          label="Focal point"
          description="Click what matters in the picture: it stays in sight on every screen."
          checked={focus !== undefined}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => onChange((now) => toggledFocus(now, checked))}
        />
      )}
    </div>
  )
}

type SliderProps = {
  label: string
  /** The value as text: '1.2 ×'. */
  valueText: string
  min: number
  max: number
  step: number
  /** The neutral value, if not the minimum. */
  startPointValue?: number
  value: number
  disabled: boolean
  onChange: (value: number) => void
  children?: ReactNode
}

function CropSlider({ label, valueText, children, ...slider }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className={classes.labelRow}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.valueText}>{valueText}</span>
      </div>
      <div className={classes.sliderRow}>
        <Slider
          className={classes.slider}
          thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': valueText }}
          label={null}
          {...slider}
        />
        {children}
      </div>
    </div>
  )
}

/** Crop shapes for pictures without a frame, such as a logo, as width ÷ height. */
export const cropShapes = { Square: 1, '3:2': 3 / 2, '2:1': 2, '3:1': 3, '4:1': 4 } as const

/** The picture's own shape, which rotates with it. */
export const ownShape = 'Original'
export type CropShape = keyof typeof cropShapes | typeof ownShape

export const cropShapeNames = [ownShape, ...Object.keys(cropShapes)] as CropShape[]

/** The shape of an existing crop. */
export function shapeNear(ratio: number | undefined): CropShape {
  const names = Object.keys(cropShapes) as (keyof typeof cropShapes)[]
  return names.find((name) => ratio !== undefined && Math.abs(cropShapes[name] / ratio - 1) < 0.01) ?? ownShape
}

/** Width ÷ height of a shape, for a picture rotated by `rotation` degrees. */
export function ratioOfShape(shape: CropShape, { width, height }: Size, rotation: number): number {
  if (shape !== ownShape) return cropShapes[shape]
  return Math.round(rotation / 90) % 2 === 0 ? width / height : height / width
}
