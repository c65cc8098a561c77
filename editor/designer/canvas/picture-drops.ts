import { placeOnPage } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isDraggingFiles } from '#ui/fields/use-file-drop.ts'
import { elementOf, partAt } from './page-part.ts'
import { type PictureTarget, pictureTarget } from './picture-target.ts'

type Drops = {
  document: () => WebsiteSettings | null
  onFiles: (target: PictureTarget, files: File[]) => void
}

/** Accepts dropped files. Marks the drop target during dragging. */
export function startPictureDrops(frame: Document, { document, onFiles }: Drops, signal: AbortSignal) {
  const mark = frame.createElement('div')
  mark.ariaHidden = 'true'
  const hide = () => mark.remove()
  signal.addEventListener('abort', hide)

  const over = (event: DragEvent) => {
    if (!isDraggingFiles(event) || !event.dataTransfer) return
    // Without this, the browser would navigate to the file.
    event.preventDefault()
    const site = document()
    const target = site && targetAt(frame, site, event)
    const element = target && (zoneUnder(event) ?? shownAt(frame, site, target))
    event.dataTransfer.dropEffect = element ? 'copy' : 'none'
    if (!element) return hide()
    mark.style.cssText = look + visibleBox(element)
    mark.textContent = target.does === 'add' ? 'Drop to add' : 'Drop to replace'
    frame.documentElement.append(mark)
  }
  const drop = (event: DragEvent) => {
    hide()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const site = document()
    const target = site && targetAt(frame, site, event)
    if (target) onFiles(target, files)
  }
  frame.addEventListener('dragover', over, { signal })
  frame.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && hide(), { signal })
  frame.addEventListener('drop', drop, { signal })
}

/** CSS position and size of the visible part. */
function visibleBox(element: Element): string {
  const { left, top, width, bottom } = element.getBoundingClientRect()
  const from = Math.max(0, top)
  const height = Math.min(bottom, element.ownerDocument.documentElement.clientHeight) - from
  return `;left:${left}px;top:${from}px;width:${width}px;height:${height}px`
}

const look = `position:fixed;z-index:100;display:grid;place-items:center;pointer-events:none;border-radius:4px;
box-shadow:0 0 0 3px #5b5bd6;background:#16191db0;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-align:center`

function targetAt(frame: Document, site: WebsiteSettings, { target, clientX, clientY, dataTransfer }: DragEvent) {
  const parts = frame.elementsFromPoint(clientX, clientY).flatMap((element) => partAt(site, element) ?? [])
  const several = (dataTransfer?.items.length ?? 0) > 1
  const found = pictureTarget(site, parts, several)
  const at = zoneUnder({ target })?.dataset.at
  return found?.does === 'add' && at && !several ? { ...found, room: 1, at: Number(at) } : found
}

const zoneUnder = ({ target }: Pick<Event, 'target'>) =>
  (target as Element).closest<HTMLElement>('[data-invites] [data-field]')

/** The picture that would be replaced, or the section that would get more pictures. */
function shownAt(frame: Document, site: WebsiteSettings, { does, path }: PictureTarget) {
  const section = site.sections.find(({ id }) => path.startsWith(`${id}.`))
  return section && elementOf(frame, section, does === 'add' ? '' : placeOnPage(section, path))
}
