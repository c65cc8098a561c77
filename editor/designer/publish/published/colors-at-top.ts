/** Background and text color at the top of a page, which phones apply to the browser's bar. */
export function colorsAtTop(frame: Document): { background: string; color: string } {
  const window = frame.defaultView
  let colors = { background: 'Canvas', color: 'CanvasText' }
  let element: Element | undefined = frame.documentElement
  while (element && window) {
    const { backgroundColor, color } = window.getComputedStyle(element)
    if (!isClear(backgroundColor)) colors = { background: backgroundColor, color }
    element = [...element.children].find(isAtTop)
  }
  return colors
}

const isClear = (color: string) => color === 'transparent' || /[,/]\s*0\)$/.test(color)

/** Whether it's full-width and at the page's top. */
function isAtTop(element: Element): boolean {
  const { top, height, width } = element.getBoundingClientRect()
  return top <= 1 && height > 0 && width >= element.ownerDocument.documentElement.clientWidth - 1
}
