import type { Page } from '@playwright/test'

/** The field that only robots fill in lies far outside, where nobody sees it. */
const forRobots = '.trap'

/**
 * What sticks out of the page at its width: the page itself where it scrolls sideways, and every element that a visitor
 * would see cut off or hanging over the edge. Leaves out content of elements that scroll or crop by intent.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const { documentElement: root, body } = window.document
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`the page by ${root.scrollWidth - root.clientWidth}px`)
    const within = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    for (const element of body.querySelectorAll('*')) {
      if (element.closest(apart)) continue
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const range = window.document.createRange()
      for (const node of text) {
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()]
        const out = boxes.some(({ left, right, width }) => width > 1 && (right > root.clientWidth + 1 || left < -1))
        // Text for screen readers alone is drawn one pixel wide.
        if (out && !within(element) && element.getBoundingClientRect().width > 1) found.push(nameOf(element))
      }
      if (element instanceof HTMLImageElement || element instanceof HTMLButtonElement) {
        const { right, left, width } = element.getBoundingClientRect()
        if (width > 1 && (right > root.clientWidth + 1 || left < -1) && !within(element)) found.push(nameOf(element))
      }
    }
    return [...new Set(found)].slice(0, 5)

    function nameOf(element: Element): string {
      const section = element.closest('[id]')?.id ?? ''
      return `#${section} ${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.slice(0, 24)}”`
    }
  }, forRobots)
}
