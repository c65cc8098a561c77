import type { ReactNode } from 'react'
import type { Image } from '../document/image.ts'
import { useRenderTarget } from '../render-target.tsx'
import { WholePicture } from './picture.tsx'
import type { Frame } from './pictures.ts'
import { usePageWords } from './use-page-words.ts'

type EnlargeProps = { of: Image; position: number; children: ReactNode }

/**
 * What opens a picture: a button around its frame. The dialog opens by `command`; a browser that does not know it yet opens the
 * same dialog as a popover, which `commandfor` overrules where both are known. In the editor a click selects the picture instead.
 */
export function Enlarge({ of: { description }, position, children }: EnlargeProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  const label = description.trim() ? `${words.enlarge}: ${description.trim()}` : `${words.enlarge} ${position}`
  const opens = editing ? {} : invoker(position, 'show-modal')
  return (
    <button type="button" className="enlarge" aria-label={label} {...opens}>
      {children}
    </button>
  )
}

type LightboxProps = { image: Image; frame: Frame; position: number; caption: string }

/** The whole picture with its caption, over the page. Closed by its button, Escape or a click beside it; nothing of it loads before. */
export function Lightbox({ image, frame, position, caption }: LightboxProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  if (editing) return null
  const text = caption.trim()
  return (
    <dialog
      className="lightbox"
      id={dialogId(position)}
      popover="auto"
      closedby="any"
      aria-label={text || image.description.trim() || `${words.gallery} ${position}`}
    >
      <WholePicture image={image} frame={frame} />
      {text !== '' && <p>{text}</p>}
      <button type="button" className="shut" aria-label={words.close} {...invoker(position, 'close')}>
        ×
      </button>
    </dialog>
  )
}

/** No section can have such an id, since theirs have no capitals. */
const dialogId = (position: number) => `Picture${position}`

const invoker = (position: number, command: 'show-modal' | 'close') => ({
  command,
  commandfor: dialogId(position),
  popoverTarget: dialogId(position),
})
