import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { Button, Loader, Progress } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useAtom, useStore } from 'jotai'
import { useMemo, useState } from 'react'
import { type FieldPath, placeOnPage } from '#renderer/document/fields/field-path.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { deviceWidths } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { pageFrameAtom } from '../../canvas/page-frame.ts'
import { documentAtom } from '../../document/session.ts'
import { type CropWanted, cropWantedAtom } from '../picture-wanted.ts'
import classes from './crop.module.css'
import { CropControls, ownShape, ratioOfShape, shapeNear } from './crop-controls.tsx'
import { foldedEffects, untouched } from './crop-effects.ts'
import { CropStage } from './crop-stage.tsx'
import { useCrop, useCropSource } from './use-crop.ts'

/** Which part of a picture is shown in its frame. Opened by cropWantedAtom. */
export function CropDialog() {
  const [wanted, setWanted] = useAtom(cropWantedAtom)
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState({ wanted, nth: 0 })
  if (wanted && wanted !== shown.wanted) setShown({ wanted, nth: shown.nth + 1 })
  const close = () => setWanted(null)
  return (
    <Dialog opened={wanted !== null} onClose={close} title="Crop picture" size={640}>
      {shown.wanted && <CropWork key={shown.nth} wanted={shown.wanted} open={wanted !== null} onClose={close} />}
    </Dialog>
  )
}

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
function CropWork({ wanted, open, onClose }: { wanted: CropWanted; open: boolean; onClose: () => void }) {
  const { image, ratio: frameRatio, round = false } = wanted
  const [effects, setEffects] = useState(() => foldedEffects(image.effects))
  const [shape, setShape] = useState(() => shapeNear(image.crop?.ratio))
  const [said, setSaid] = useState('')
  const source = useCropSource(image)
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

/** Without `onReset` there is nothing to reset: the button is disabled but keeps the focus. */
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

type MeasuredPhoneProps = { site: WebsiteSettings; selector: string; onRatio: (ratio: number | undefined) => void }

/** The website as a phone draws it, out of sight: finds the shape of a picture's frame there. */
const MeasuredPhone = ({ site, selector, onRatio }: MeasuredPhoneProps) => (
  <div className={classes.measured} aria-hidden>
    <SiteFrame
      document={site}
      title="Phone"
      width={deviceWidths.Phone}
      inert
      onReady={(frame) => onRatio(ratioOnPage(frame, selector))}
    />
  </div>
)

/** What a phone shows of the picture. */
function PhoneFrame(props: { ratio: number; address: string; effects: Image['effects'] }) {
  const { ratio, address, effects } = props
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = cropDeclarations(effects)
  }
  return (
    <figure className={classes.phone}>
      <div style={{ aspectRatio: ratio }}>
        <img ref={cut} src={address} alt="" />
      </div>
      <figcaption>On a phone</figcaption>
    </figure>
  )
}

/** The selector of the frame that the page shows the picture at a path in; undefined where the path names no section. */
export function frameSelector(document: WebsiteSettings, path: FieldPath): string | undefined {
  const section = document.sections.find(({ id }) => path.startsWith(`${id}.`))
  if (!section) return undefined
  const root = `[data-section="${section.id}"]`
  if (path === `${section.id}.look.backgroundImage`) return `${root} > .backdrop .frame`
  return `:is(${root}, [data-from="${section.id}"]) [data-field="${placeOnPage(section, path)}"].frame`
}

/** The shape, width ÷ height, that a drawn page shows it in. Undefined where the page does not show it. */
function ratioOnPage(frame: Document, selector: string): number | undefined {
  const { width = 0, height = 0 } = frame.querySelector(selector)?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? width / height : undefined
}
