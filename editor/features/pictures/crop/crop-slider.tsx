import { Slider } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './crop.module.css'

type SliderProps = {
  label: string
  /** The value as text: '1.2 ×'. */
  said: string
  min: number
  max: number
  step: number
  /** Where nothing is changed, if not at the beginning. */
  startPointValue?: number
  value: number
  disabled: boolean
  onChange: (value: number) => void
  /** Buttons beside it. */
  children?: ReactNode
}

export function CropSlider({ label, said, children, ...slider }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className={classes.labelRow}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.said}>{said}</span>
      </div>
      <div className={classes.sliderRow}>
        <Slider
          className={classes.slider}
          thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': said }}
          label={null}
          {...slider}
        />
        {children}
      </div>
    </div>
  )
}
