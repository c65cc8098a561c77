import type { SocialError } from '#worker/accounts/schema.ts'

/** The result of a social sign-in. `draftId`: the draft that this browser's unclaimed website became. */
export type SocialEnd = { error: SocialError | null; draftId: string | null }
type PopupMessage = { popup: string; end?: SocialEnd; heard?: true }

const channelName = 'social round trip'
const closedPollMs = 400
/** With a cross-origin provider, an open popup can look closed, and a popup may report just before it closes. */
const closeGraceMs = 1_200

/** In the popup: notifies the opener. Returns whether the opener acknowledged this. */
export function notifyOpener(popup: string, end: SocialEnd, patience = 1_500): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  return new Promise((resolve) => {
    const leave = (heard: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(heard)
    }
    const timer = setTimeout(leave, patience, false)
    channel.onmessage = ({ data }: MessageEvent<PopupMessage>) => {
      if (data.popup === popup && data.heard) leave(true)
    }
    channel.postMessage({ popup, end } satisfies PopupMessage)
  })
}

type PopupListener = { onEnd: (end: SocialEnd) => void; onClosed: () => void }

/**
 * In the opener: waits for the popup's message. Reports a closed popup after a delay but continues to listen. Returns a function that stops
 * listening.
 */
export function awaitPopup(
  popup: string,
  opened: Pick<Window, 'closed'>,
  { onEnd, onClosed }: PopupListener,
): () => void {
  const channel = new BroadcastChannel(channelName)
  let late: ReturnType<typeof setTimeout> | undefined
  const looking = setInterval(() => {
    if (!opened.closed) return
    clearInterval(looking)
    late = setTimeout(onClosed, closeGraceMs)
  }, closedPollMs)
  const stop = () => {
    clearInterval(looking)
    clearTimeout(late)
    channel.close()
  }
  channel.onmessage = ({ data }: MessageEvent<PopupMessage>) => {
    if (data.popup !== popup || !data.end) return
    channel.postMessage({ popup, heard: true } satisfies PopupMessage)
    stop()
    onEnd(data.end)
  }
  return stop
}

/** A centered sign-in popup. Null if blocked, or on devices where a full page works better. */
export function openPopup(): Window | null {
  if (!matchMedia('(pointer: fine) and (min-width: 48em)').matches) return null
  const [width, height] = [500, 680]
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2))
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 2))
  return open('about:blank', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
}
