import type { ReactNode } from 'react'
import type { Image } from '../document/image.ts'
import { useRenderTarget } from '../render-target.tsx'
import { Icon } from './icon.tsx'
import { WholePicture } from './picture.tsx'
import type { Frame } from './pictures.ts'
import { usePageWords } from './use-page-words.ts'

/** Which picture of how many; from 1. */
type Place = { position: number; count: number }
type EnlargeProps = Place & { text: string; children: ReactNode }

/** What opens a picture: a button around its frame. In the editor a click selects the picture instead. */
export function Enlarge({ text, position, count, children }: EnlargeProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  return (
    <button
      type="button"
      className="enlarge"
      aria-label={`${words.enlarge} ${named(text, { position, count })}`}
      popoverTarget={editing ? undefined : dialogId(position)}
    >
      {children}
    </button>
  )
}

type LightboxProps = Place & { image: Image; frame: Frame; caption: string }

/**
 * The whole picture with its caption, over the page; nothing of it loads before. It is a popover: Escape and a tap beside it close it, and
 * it leaves no trace in the history. The steps stand outside it, since a popover that is opened from outside closes the one before.
 */
export function Lightbox({ image, frame, position, count, caption }: LightboxProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  if (editing) return null
  const text = caption.trim()
  return (
    <>
      <dialog
        className="lightbox"
        id={dialogId(position)}
        popover="auto"
        aria-label={named(text || image.description, { position, count })}
      >
        <WholePicture image={image} frame={frame} />
        {text !== '' && <p>{text}</p>}
        <button
          type="button"
          className="shut"
          aria-label={words.close}
          popoverTarget={dialogId(position)}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </dialog>
      {position > 1 && <Step to={position - 1} label={words.previous} sign="←" />}
      {position < count && <Step to={position + 1} label={words.next} sign="→" />}
    </>
  )
}

function Step({ to, label, sign }: { to: number; label: string; sign: '←' | '→' }) {
  return (
    <button
      type="button"
      className={sign === '←' ? 'step back' : 'step'}
      aria-label={label}
      popoverTarget={dialogId(to)}
      popoverTargetAction="show"
    >
      {sign}
    </button>
  )
}

/** '2/6: A table of oak': told apart even where two pictures have the same text. */
const named = (text: string, { position, count }: Place) =>
  `${position}/${count}${text.trim() === '' ? '' : `: ${text.trim()}`}`

/** No section can have such an id, since theirs have no capitals. */
const dialogId = (position: number) => `Picture${position}`
