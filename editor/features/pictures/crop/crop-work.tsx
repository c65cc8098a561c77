import { Button, Loader, Progress } from '@mantine/core'
import { useStore } from 'jotai'
import { useMemo, useState } from 'react'
import { cropDeclarations } from '../../../../renderer/elements/crop.ts'
import { documentAtom } from '../../../designer/document/session.ts'
import { problems } from '../../../messages.ts'
import { pageFrameAtom } from '../../../state/page-frame.ts'
import type { CropWanted } from '../../../state/picture-wanted.ts'
import classes from './crop.module.css'
import { CropControls } from './crop-controls.tsx'
import { foldedEffects, untouched } from './crop-effects.ts'
import { ownShape, ratioOfShape, shapeNear } from './crop-shapes.ts'
import { CropStage } from './crop-stage.tsx'
import { frameSelector, ratioOnPage } from './frame-on-page.ts'
import { MeasuredPhone, PhoneFrame } from './phone-frame.tsx'
import { ResetButton } from './reset-button.tsx'
import { useCrop } from './use-crop.ts'
import { useCropSource } from './use-crop-source.ts'

/** In pixels: as wide as phones are. */
const narrow = 480

/**
 * Where a frame has another shape at each width: the one that the canvas shows now, and what it takes to measure the phone's.
 * Both as the dialog opened.
 */
function useShownFrame({ path, cuttable = true }: CropWanted) {
  const store = useStore()
  return useMemo(() => {
    const site = store.get(documentAtom)
    const selector = site && path && !cuttable ? frameSelector(site, path) : undefined
    const page = store.get(pageFrameAtom)
    if (!site || !selector || !page) return {}
    // Under the panel the canvas is lower than a phone: there the frame is measured as on a whole one.
    const isNarrow = (page.defaultView?.innerWidth ?? 0) <= narrow
    return { ratio: ratioOnPage(page, selector), phone: { site, selector }, isNarrow }
  }, [store, path, cuttable])
}

/** A picture in its frame, and what can be done with it. Nothing of the document changes before 'Apply'. */
export function CropWork({ wanted, open, onClose }: { wanted: CropWanted; open: boolean; onClose: () => void }) {
  const { image, ratio: frameRatio, round = false } = wanted
  const [effects, setEffects] = useState(() => foldedEffects(image.effects))
  const [shape, setShape] = useState(() => shapeNear(image.crop?.ratio))
  const [said, setSaid] = useState('')
  const source = useCropSource(image, frameRatio)
  const { share, apply } = useCrop(wanted, open, onClose)
  const size = typeof source === 'object' ? source.size : undefined
  const shown = useShownFrame(wanted)
  const [phoneRatio, setPhoneRatio] = useState<number>()
  const pageRatio = shown.isNarrow ? (phoneRatio ?? shown.ratio) : shown.ratio
  const ratio = pageRatio ?? frameRatio ?? (size ? ratioOfShape(shape, size, effects.rotation) : 1)
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
            onMoved={setSaid}
          />
          {phoneRatio && !shown.isNarrow && (
            <PhoneFrame ratio={phoneRatio} address={source.address} effects={effects} />
          )}
        </div>
      ) : (
        <div className={classes.stage}>
          {source === 'waiting' ? (
            <Loader size="sm" aria-label="One moment" />
          ) : (
            <p role="alert">{problems.cropFailed}</p>
          )}
        </div>
      )}
      {shown.phone && phoneRatio === undefined && <MeasuredPhone {...shown.phone} onRatio={setPhoneRatio} />}
      <CropControls
        effects={effects}
        onChange={setEffects}
        shape={frameRatio === undefined ? shape : undefined}
        onShape={setShape}
        disabled={working || !size}
      />
      <p role="status" className={classes.unseen}>
        {working ? 'Cropping the picture' : said}
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
