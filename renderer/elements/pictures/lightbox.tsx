import type { ReactNode } from 'react'
import type { Image } from '../../document/values/image.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { Icon } from '../icon.tsx'
import { usePageWords } from '../words/use-page-words.ts'
import { WholePicture } from './picture.tsx'
import type { Frame } from './pictures.ts'

/** Which picture of how many; from 1. */
type Place = { position: number; count: number }
type EnlargeProps = Place & { text: string; children: ReactNode }

/**
 * What opens a picture lies over its frame: a link on small screens, where Back closes the picture, and a button on wide ones, where
 * Escape does. In the editor a click selects the picture instead.
 */
export function Enlarge({ text, position, count, children }: EnlargeProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  const label = `${words.enlarge} ${named(text, { position, count })}`
  return (
    <div className="enlarge">
      {children}
      {!editing && (
        <>
          <button type="button" aria-label={label} lang={words.lang} popoverTarget={dialogId(position)} />
          {/* biome-ignore lint/a11y/useAnchorContent: it lies over the picture, and its label names it */}
          <a href={`#${spotId(position)}`} aria-label={label} lang={words.lang} />
        </>
      )}
    </div>
  )
}

type LightboxProps = Place & { image: Image; frame: Frame; caption: string }

/**
 * The whole picture with its caption, over the page; nothing of it loads before. It is a popover, but the first one on a small screen: that
 * shows while the spot around it is the address's fragment and has the focus. The steps from there are popovers, which add nothing to the
 * history, and show as long as the fragment is there, so that one Back closes whichever is open. The steps stand outside the popover, since
 * one that is opened from outside closes the one before; what closes it, outside the spot, to take its focus.
 */
export function Lightbox({ image, frame, position, count, caption }: LightboxProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  if (editing) return null
  const text = caption.trim()
  return (
    <>
      <div className="spot" id={spotId(position)} tabIndex={-1}>
        <dialog
          className="lightbox"
          id={dialogId(position)}
          popover="auto"
          aria-label={named(text || image.description, { position, count })}
        >
          <WholePicture image={image} frame={frame} />
          {text !== '' && <p>{text}</p>}
        </dialog>
        {position > 1 && <Step to={position - 1} label={words.previous} sign="←" />}
        {position < count && <Step to={position + 1} label={words.next} sign="→" />}
      </div>
      <button
        type="button"
        className="step shut"
        aria-label={words.close}
        lang={words.lang}
        popoverTarget={dialogId(position)}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
    </>
  )
}

function Step({ to, label, sign }: { to: number; label: string; sign: '←' | '→' }) {
  const { lang } = usePageWords()
  return (
    <button
      type="button"
      className={sign === '←' ? 'step back' : 'step'}
      aria-label={label}
      lang={lang}
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
const spotId = (position: number) => `Spot${position}`
