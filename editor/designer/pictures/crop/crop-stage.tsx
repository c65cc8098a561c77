import 'react-easy-crop/react-easy-crop.css'
import { useElementSize } from '@mantine/hooks'
import { type Dispatch, type KeyboardEvent, type PointerEvent, type SetStateAction, useId, useRef } from 'react'
import Cropper from 'react-easy-crop'
import type { Image } from '#renderer/document/values/image.ts'
import { clampEffects, placeInFrame, pointOnPicture, type Size } from '#renderer/elements/pictures/crop-geometry.ts'
import classes from './crop.module.css'
import { focusedOn, placeWords, unfocused, zoomed, zoomLimits } from './crop-effects.ts'
import { crossOriginOf } from './crop-picture.ts'
import { FocalPoint, isClick } from './focal-point.tsx'

type Effects = Image['effects']

type StageProps = {
  address: string
  picture: Size
  ratio: number
  round: boolean
  effects: Effects
  /** Disables gestures while saving. */
  still: boolean
  onChange: Dispatch<SetStateAction<Effects>>
  /** Called after a move with a description of the position. */
  onMoved: (words: string) => void
}

const rimWidth = 24

/**
 * The picture under its frame. It can be dragged, pinched and moved with arrow keys. A click sets the focal point, and dragging removes it.
 * The library handles gestures. Positions are computed as on the page, so that both match.
 */
export function CropStage({ address, picture, ratio, round, effects, still, onChange, onMoved }: StageProps) {
  const { ref, width, height } = useElementSize()
  const hint = useId()
  const frame = frameWithin({ width: width - 2 * rimWidth, height: height - 2 * rimWidth }, ratio)
  const placed = placeInFrame(effects, picture, frame)
  const zoomByKey = ({ key }: KeyboardEvent) => {
    const step = { '+': 0.1, '=': 0.1, '-': -0.1 }[key]
    if (step) onChange((now) => zoomed(now, now.zoom + step))
  }

  // The library also moves the picture during zoom and rotation.
  const isByHand = useRef(false)
  const pressedAt = useRef<{ x: number; y: number }>(null)
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const press = (event: PointerEvent) => {
    isByHand.current = true
    pressedAt.current = pointOf(event)
  }
  const release = (event: PointerEvent) => {
    const at = pointOf(event)
    const isInside = Math.abs(at.x) <= frame.width / 2 && Math.abs(at.y) <= frame.height / 2
    if (isInside && isClick(pressedAt.current, at)) onChange((now) => focusedOn(now, pointOnPicture(placed, at)))
    pressedAt.current = null
    isByHand.current = false
  }
  const moveTo = ({ x, y }: { x: number; y: number }) =>
    onChange((now) => {
      if (now.focus && !isByHand.current) return now
      return { ...unfocused(now), translateX: x / frame.width, translateY: y / frame.height }
    })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what the frame in it passes on
    <div
      ref={ref}
      className={classes.stage}
      data-still={still || undefined}
      onKeyDown={zoomByKey}
      onKeyDownCapture={({ key }) => {
        isByHand.current = key.startsWith('Arrow')
      }}
      onPointerDownCapture={press}
      onPointerUpCapture={release}
    >
      {frame.width > 0 && (
        <Cropper
          // The cropper caches its frame size, so a different size remounts it.
          key={`${frame.width} ${frame.height}`}
          image={address}
          crop={placed}
          zoom={effects.zoom}
          rotation={effects.rotation}
          aspect={ratio}
          cropSize={frame}
          minZoom={zoomLimits.min}
          maxZoom={zoomLimits.max}
          cropShape={round ? 'round' : 'rect'}
          restrictPosition={false}
          transform={`translate(-50%,-50%) translate(${placed.x}px,${placed.y}px) rotate(${placed.rotation}deg)`}
          style={{ mediaStyle: { width: placed.width, height: placed.height } }}
          classes={{ mediaClassName: classes.picture, cropAreaClassName: classes.frame }}
          mediaProps={{ crossOrigin: crossOriginOf(address), draggable: false }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Picture in its frame',
            'aria-describedby': hint,
          }}
          keyboardStep={Math.max(frame.width, frame.height) / 50}
          zoomSpeed={0.5}
          disableAutomaticStylesInjection
          onCropChange={moveTo}
          onZoomChange={(zoom) => onChange((now) => zoomed(now, zoom))}
          onInteractionEnd={() => {
            isByHand.current = false
            onMoved(placeWords(clampEffects(effects, picture, frame)))
          }}
        />
      )}
      <FocalPoint effects={effects} placed={placed} onChange={onChange} />
      <p id={hint} className={classes.hint}>
        Drag to move, pinch to zoom, click for the focal point. On a keyboard: arrow keys, plus and minus.
      </p>
    </div>
  )
}

/** The largest frame that fits, in whole pixels. */
function frameWithin(room: Size, ratio: number): Size {
  const width = Math.floor(Math.min(room.width, room.height * ratio))
  return { width: Math.max(0, width), height: Math.max(0, Math.round(width / ratio)) }
}
