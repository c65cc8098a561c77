import { useStore } from 'jotai'
import { useMemo, useState } from 'react'
import { type FieldPath, placeOnPage } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { deviceWidths } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { pageFrameAtom } from '../../canvas/page-frame.ts'
import { documentAtom } from '../../document/session.ts'
import type { CropRequest } from '../picture-request.ts'
import classes from './crop.module.css'

export type FrameDevice = 'Desktop' | 'Phone'

/** A frame's width ÷ height per device. Undefined if the page doesn't show it. */
export type FrameRatios = Partial<Record<FrameDevice, number | undefined>>

const devices: readonly FrameDevice[] = ['Desktop', 'Phone']

/** Phones are never wider, in pixels. */
const phoneMaxWidth = 480

/** Data for measuring the picture's frame on the page, and the device the canvas shows. */
export function usePageFrames({ path }: Pick<CropRequest, 'path'>) {
  const store = useStore()
  const place = useMemo(() => {
    const site = store.get(documentAtom)
    const selector = site && path && frameSelector(site, path)
    return site && selector ? { site, selector } : undefined
  }, [store, path])
  const canvas: FrameDevice =
    (store.get(pageFrameAtom)?.defaultView?.innerWidth ?? deviceWidths.Desktop) <= phoneMaxWidth ? 'Phone' : 'Desktop'
  const [ratios, setRatios] = useState<FrameRatios>({})
  const measure = (device: FrameDevice, ratio: number | undefined) =>
    setRatios((known) => ({ ...known, [device]: ratio }))
  return { place, canvas, ratios, measure }
}

type MeasuredFramesProps = {
  place: { site: WebsiteSettings; selector: string }
  ratios: FrameRatios
  onRatio: (device: FrameDevice, ratio: number | undefined) => void
}

/** Renders the website off screen for each device until its frame is measured. */
export const MeasuredFrames = ({ place: { site, selector }, ratios, onRatio }: MeasuredFramesProps) =>
  devices
    .filter((device) => !(device in ratios))
    .map((device) => (
      <div key={device} className={classes.measured} style={{ width: deviceWidths[device] }} aria-hidden>
        <SiteFrame
          document={site}
          title={device}
          width={deviceWidths[device]}
          inert
          onReady={(frame) => onRatio(device, ratioOnPage(frame, selector))}
        />
      </div>
    ))

/** Selects the frame of the picture at a path. Undefined if the path isn't in a section. */
export function frameSelector(document: WebsiteSettings, path: FieldPath): string | undefined {
  const section = document.sections.find(({ id }) => path.startsWith(`${id}.`))
  if (!section) return undefined
  const root = `[data-section="${section.id}"]`
  if (path === `${section.id}.look.backgroundImage`) return `${root} > .backdrop .frame`
  return `:is(${root}, [data-from="${section.id}"]) [data-field="${placeOnPage(section, path)}"].frame`
}

/** Width ÷ height of the frame on a rendered page. Undefined if the page doesn't show it. */
function ratioOnPage(frame: Document, selector: string): number | undefined {
  const { width = 0, height = 0 } = frame.querySelector(selector)?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? width / height : undefined
}
