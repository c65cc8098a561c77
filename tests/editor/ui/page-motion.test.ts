import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPageMotion } from '#ui/site/page-motion.ts'

/** A page of so many animations, each with the state that the browser would report. */
function openPage() {
  const clock = {}
  const animationOn = (timeline: object | null) => {
    const animation = { timeline, playState: 'running', pause: vi.fn(), play: vi.fn() }
    animation.pause.mockImplementation(() => {
      animation.playState = 'paused'
    })
    animation.play.mockImplementation(() => {
      animation.playState = 'running'
    })
    return animation
  }
  const follower = animationOn({})
  const entrance = animationOn(clock)
  const animations = [follower, entrance]
  const frame = Object.assign(new EventTarget(), {
    timeline: clock,
    documentElement: {},
    getAnimations: () => animations,
  })
  const motion = startPageMotion(frame as unknown as Document)
  const scroll = () => frame.dispatchEvent(new Event('scroll'))
  return { follower, entrance, animations, animationOn, motion, scroll }
}

let resize = () => {}

describe('the motion of a page in a frame', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    class Sizes {
      constructor(changed: () => void) {
        resize = changed
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Sizes)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is held once nothing scrolls, but for what runs by the clock', () => {
    const { follower, entrance, motion } = openPage()
    motion.settle()
    expect(follower.playState).toBe('running')
    vi.advanceTimersByTime(1000)
    expect(follower.playState).toBe('paused')
    expect(entrance.playState).toBe('running')
  })

  it('is held between drawings that follow each other quickly, as while someone types', () => {
    const { follower, motion } = openPage()
    for (let letter = 0; letter < 10; letter += 1) {
      motion.settle()
      vi.advanceTimersByTime(70)
    }
    expect(follower.playState).toBe('paused')
  })

  it('goes on while the page scrolls, and is held again afterwards', () => {
    const { follower, motion, scroll } = openPage()
    motion.settle()
    vi.advanceTimersByTime(1000)
    for (let step = 0; step < 10; step += 1) {
      scroll()
      expect(follower.playState).toBe('running')
      vi.advanceTimersByTime(100)
      expect(follower.playState).toBe('running')
    }
    vi.advanceTimersByTime(1000)
    expect(follower.playState).toBe('paused')
    expect(follower.play).toHaveBeenCalledTimes(1)
  })

  it('goes on once drawing pauses after the page became longer or shorter', () => {
    const { follower, motion } = openPage()
    motion.settle()
    vi.advanceTimersByTime(1000)
    resize()
    for (let letter = 0; letter < 10; letter += 1) {
      motion.settle()
      vi.advanceTimersByTime(450)
      expect(follower.playState).toBe('paused')
    }
    vi.advanceTimersByTime(300)
    expect(follower.playState).toBe('running')
    vi.advanceTimersByTime(1000)
    expect(follower.playState).toBe('paused')
    expect(follower.play).toHaveBeenCalledTimes(1)
  })

  it('moves again at once when a changed page scrolls, and starts only once', () => {
    const { follower, motion, scroll } = openPage()
    motion.settle()
    vi.advanceTimersByTime(1000)
    resize()
    scroll()
    expect(follower.playState).toBe('running')
    vi.advanceTimersByTime(2000)
    expect(follower.playState).toBe('paused')
    expect(follower.play).toHaveBeenCalledTimes(1)
  })

  it('leaves the animation of a removed section alone', () => {
    const { follower, motion, scroll } = openPage()
    motion.settle()
    vi.advanceTimersByTime(1000)
    follower.playState = 'idle'
    scroll()
    expect(follower.play).not.toHaveBeenCalled()
  })

  it('holds what a later drawing adds', () => {
    const { animations, animationOn, motion } = openPage()
    motion.settle()
    vi.advanceTimersByTime(1000)
    const added = animationOn({})
    animations.push(added)
    motion.settle()
    vi.advanceTimersByTime(1000)
    expect(added.playState).toBe('paused')
  })

  it('runs no timer after it has stopped', () => {
    const { follower, motion } = openPage()
    motion.settle()
    resize()
    motion.stop()
    vi.advanceTimersByTime(1000)
    expect(follower.playState).toBe('running')
  })
})
