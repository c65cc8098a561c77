import type { ReactNode } from 'react'
import type { Image } from '../../document/values/image.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { Icon } from '../icon.tsx'
import { usePageWords } from '../words/use-page-words.ts'
import { WholePicture } from './picture.tsx'
import type { Frame } from './pictures.ts'

type Position = { position: number; count: number }
type EnlargeProps = Position & { text: string; children: ReactNode }

/**
 * Covers a picture with the control that opens it: a link on small screens, where Back closes the lightbox, and a
 * button on wide screens, where Escape does. In the editor, clicks select the picture instead.
 */
export function Enlarge({ text, position, count, children }: EnlargeProps) {
  const words = usePageWords()
  const { editing } = useRenderTarget()
  const label = `${words.enlarge} ${labelWithPosition(text, { position, count })}`
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

type LightboxProps = Position & { image: Image; frame: Frame; caption: string }

/**
 * The whole picture with its caption, above the page. Nothing loads before it opens. On a small screen, the first picture shows while the
 * element around it is the URL's fragment and has focus. All other pictures are popovers, which add nothing to the history and only show
 * while the fragment is set, so one Back closes any of them. The step buttons are outside the popover, since opening a popover from outside
 * closes the previous one. The close button is outside the element, so that focusing it closes the picture.
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
          aria-label={labelWithPosition(text || image.description, { position, count })}
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

/** '2/6: Oak table'. The position distinguishes pictures with the same text. */
const labelWithPosition = (text: string, { position, count }: Position) =>
  `${position}/${count}${text.trim() === '' ? '' : `: ${text.trim()}`}`

/** Section ids never contain capitals. */
const dialogId = (position: number) => `Picture${position}`
const spotId = (position: number) => `Spot${position}`
