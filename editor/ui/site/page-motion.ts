/** In milliseconds without scrolling, after which a page's motion is held. */
const quiet = 300
/** In milliseconds without a drawing, after which motion follows a change of the page's size: longer than a pause in typing. */
const pause = 700

export type PageMotion = {
  /** Holds, after the quiet time, what a drawing added. */
  settle: () => void
  stop: () => void
}

/**
 * Pauses the animations that follow a page's scrolling while nothing scrolls. Each keeps its place, so nobody sees a difference, but
 * a running one makes the browser draw every frame of the display.
 */
export function startPageMotion(frame: Document): PageMotion {
  let timer: ReturnType<typeof setTimeout> | undefined
  let following: ReturnType<typeof setTimeout> | undefined
  let held: Animation[] = []

  const hold = () => {
    timer = undefined
    const followers = frame.getAnimations().filter(({ timeline }) => timeline !== null && timeline !== frame.timeline)
    for (const animation of followers) if (animation.playState !== 'paused') animation.pause()
    // Those that are past their end are not listed, but may still be held.
    held = [...new Set([...held, ...followers])].filter(isHeld)
  }
  const release = () => {
    clearTimeout(following)
    following = undefined
    // A removed section's animation would start again.
    for (const animation of held.filter(isHeld)) animation.play()
    held = []
    clearTimeout(timer)
    timer = setTimeout(hold, quiet)
  }
  // A line more while someone types would set everything in motion, and each letter after it would wait for that.
  const follow = () => {
    clearTimeout(following)
    following = setTimeout(release, pause)
  }
  const settle = () => {
    timer ??= setTimeout(hold, quiet)
    if (following) follow()
  }

  const stopping = new AbortController()
  frame.addEventListener('scroll', release, { signal: stopping.signal, passive: true })
  // What moves without scrolling, as a section above that grows, comes into sight as well.
  const sizes = new ResizeObserver(follow)
  sizes.observe(frame.documentElement)
  return {
    settle,
    stop: () => {
      clearTimeout(timer)
      clearTimeout(following)
      stopping.abort()
      sizes.disconnect()
    },
  }
}

const isHeld = ({ playState }: Animation) => playState === 'paused'
