/** In pixels: what a header that sticks to the window may cover. */
const above = 72

/**
 * Brings a section into sight where it is drawn, and lights it up for a moment. Without an id, the top of the page. Frames whose
 * scrolling is linked follow one another: only one of them is moved.
 */
export function showSection(id: string | undefined, before: Document | undefined, after: Document | undefined) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const drawn = [after, before].flatMap((frame) => (id && frame?.getElementById(id)) || [])
  const [first] = drawn
  // Not scrollIntoView, which would move what is around the frame too.
  const frame = (first?.ownerDocument ?? after)?.defaultView
  const top = frame && first ? first.getBoundingClientRect().top + frame.scrollY - above : 0
  frame?.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  if (calm) return
  for (const section of drawn) {
    section.animate(
      { boxShadow: ['inset 0 0 0 6px #2a7a62', 'inset 0 0 0 6px #2a7a6200'] },
      { duration: 2400, easing: 'ease-in' },
    )
  }
}
