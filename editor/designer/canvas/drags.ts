/** Minimum distance of a drag in pixels. A click moves less. */
const minDragDistance = 4

/** Distinguishes text selections from clicks. */
export function startDrags(frame: Document) {
  const down = { x: 0, y: 0 }
  const press = ({ clientX, clientY }: MouseEvent) => Object.assign(down, { x: clientX, y: clientY })
  frame.addEventListener('mousedown', press)
  return {
    /** The element in which a text selection began. Undefined for a plain click. */
    element: ({ clientX, clientY }: MouseEvent): HTMLElement | undefined => {
      const selection = frame.getSelection()
      const isDrag = Math.hypot(clientX - down.x, clientY - down.y) >= minDragDistance
      if (!isDrag || !selection || selection.isCollapsed) return undefined
      return selection.anchorNode?.parentElement ?? undefined
    },
    stop: () => frame.removeEventListener('mousedown', press),
  }
}
