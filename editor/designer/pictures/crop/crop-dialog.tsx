import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { Button, Loader, Progress } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { Dialog } from '#ui/window/dialog.tsx'
import { type CropRequest, cropRequestAtom } from '../picture-request.ts'
import classes from './crop.module.css'
import { CropControls, ownShape, ratioOfShape, shapeNear } from './crop-controls.tsx'
import { foldedEffects, untouched } from './crop-effects.ts'
import { CropStage } from './crop-stage.tsx'
import { FramePreviews } from './frame-previews.tsx'
import { MeasuredFrames, usePageFrames } from './page-frames.tsx'
import { useCrop, useCropSource } from './use-crop.ts'

/** Crops a picture for its frame. Opened by cropRequestAtom. */
export function CropDialog() {
  const [wanted, setWanted] = useAtom(cropRequestAtom)
  // Keep the content during the closing transition.
  const [shown, setShown] = useState({ wanted, nth: 0 })
  if (wanted && wanted !== shown.wanted) setShown({ wanted, nth: shown.nth + 1 })
  const close = () => setWanted(null)
  return (
    <Dialog opened={wanted !== null} onClose={close} title="Crop picture" size={880}>
      {shown.wanted && <CropWork key={shown.nth} wanted={shown.wanted} open={wanted !== null} onClose={close} />}
    </Dialog>
  )
}

/** The crop dialog's content. The document changes only on 'Apply'. */
function CropWork({ wanted, open, onClose }: { wanted: CropRequest; open: boolean; onClose: () => void }) {
  const { image, ratio: frameRatio, round = false, cuttable = true } = wanted
  const [effects, setEffects] = useState(() => foldedEffects(image.effects))
  const [shape, setShape] = useState(() => shapeNear(image.crop?.ratio))
  const [announcement, setAnnouncement] = useState('')
  const source = useCropSource(image)
  const { share, apply } = useCrop(wanted, open, onClose)
  const size = typeof source === 'object' ? source.size : undefined
  const { place, canvas, ratios, measure } = usePageFrames(wanted)
  const usualRatio = frameRatio ?? (size ? ratioOfShape(shape, size, effects.rotation) : 1)
  // If a file was cropped, its frame has only one shape. Otherwise, use the shape that the canvas currently shows.
  const ratio = (cuttable ? undefined : ratios[canvas]) ?? usualRatio
  const working = share !== undefined
  const isTouched = cropDeclarations(effects) !== '' || shape !== ownShape
  const reset = () => {
    setEffects(untouched)
    setShape(ownShape)
  }

  return (
    <>
      {typeof source === 'object' ? (
        <div className={classes.frames}>
          <CropStage
            address={source.address}
            picture={source.size}
            ratio={ratio}
            round={round}
            effects={effects}
            still={working}
            onChange={setEffects}
            onMoved={setAnnouncement}
          />
          <FramePreviews
            ratios={{ Desktop: ratios.Desktop ?? usualRatio, Phone: ratios.Phone ?? usualRatio }}
            round={round}
            address={source.address}
            effects={effects}
          />
        </div>
      ) : (
        <div className={classes.frames}>
          <div className={classes.stage}>
            {source === 'waiting' ? (
              <Loader size="sm" aria-label="One moment" />
            ) : (
              <p role="alert">{problems.cropFailed}</p>
            )}
          </div>
          <div className={classes.previews} />
        </div>
      )}
      {place && <MeasuredFrames place={place} ratios={ratios} onRatio={measure} />}
      <CropControls
        effects={effects}
        onChange={setEffects}
        shape={frameRatio === undefined ? shape : undefined}
        onShape={setShape}
        disabled={working || !size}
      />
      <p role="status" className={classes.unseen}>
        {working ? 'Cropping the picture' : announcement}
      </p>
      <div className={classes.actions}>
        {working ? (
          <Progress className={classes.progress} size="sm" value={100 * share} aria-label="Cropping" animated />
        ) : (
          <ResetButton onReset={isTouched ? reset : undefined} />
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={working} disabled={!size} onClick={() => size && apply(effects, size, ratio)}>
          Apply
        </Button>
      </div>
    </>
  )
}

/** Disabled without `onReset`, but can keep the focus. */
function ResetButton({ onReset }: { onReset?: () => void }) {
  return (
    <Button
      className={classes.reset}
      variant="subtle"
      color="gray"
      leftSection={<IconArrowsMaximize size={16} />}
      aria-disabled={!onReset || undefined}
      data-disabled={!onReset || undefined}
      onClick={onReset}
    >
      Reset
    </Button>
  )
}
