import 'react-easy-crop/react-easy-crop.css'
import { useElementSize } from '@mantine/hooks'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useId } from 'react'
import Cropper from 'react-easy-crop'
import type { Image } from '#renderer/document/values/image.ts'
import { placeInFrame, type Size, settledEffects } from '#renderer/elements/pictures/crop-geometry.ts'
import classes from './crop.module.css'
import { placeWords, zoomed, zoomLimits } from './crop-effects.ts'
import { crossOriginOf } from './crop-picture.ts'

type Effects = Image['effects']

type StageProps = {
  address: string
  picture: Size
  ratio: number
  round: boolean
  effects: Effects
  /** While it is worked on, nothing moves. */
  still: boolean
  onChange: Dispatch<SetStateAction<Effects>>
  /** After a move, where the picture stands now. */
  onMoved: (words: string) => void
}

/** In pixels: around the frame, where one sees what is cut off. */
const rim = 24

/**
 * The picture under its frame, to be dragged, pinched and moved by the arrow keys. The library sees to the gestures; where the
 * picture lies is computed as the page does it, so that both show the same and nothing beside the picture is ever seen.
 */
export function CropStage({ address, picture, ratio, round, effects, still, onChange, onMoved }: StageProps) {
  const { ref, width, height } = useElementSize()
  const hint = useId()
  const frame = frameWithin({ width: width - 2 * rim, height: height - 2 * rim }, ratio)
  const placed = placeInFrame(effects, picture, frame)
  const zoomByKey = ({ key }: KeyboardEvent) => {
    const step = { '+': 0.1, '=': 0.1, '-': -0.1 }[key]
    if (step) onChange((now) => zoomed(now, now.zoom + step))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what the frame in it passes on
    <div ref={ref} className={classes.stage} data-still={still || undefined} onKeyDown={zoomByKey}>
      {frame.width > 0 && (
        <Cropper
          // It keeps a frame's size to itself: another is another cropper.
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
          onCropChange={({ x, y }) =>
            onChange((now) => ({ ...now, translateX: x / frame.width, translateY: y / frame.height }))
          }
          onZoomChange={(zoom) => onChange((now) => zoomed(now, zoom))}
          onInteractionEnd={() => onMoved(placeWords(settledEffects(effects, picture, frame)))}
        />
      )}
      <p id={hint} className={classes.hint}>
        Drag to move, pinch to zoom. On a keyboard: arrow keys, plus and minus.
      </p>
    </div>
  )
}

/** The largest frame of a ratio that fits, in whole pixels. */
function frameWithin(room: Size, ratio: number): Size {
  const width = Math.floor(Math.min(room.width, room.height * ratio))
  return { width: Math.max(0, width), height: Math.max(0, Math.round(width / ratio)) }
}
