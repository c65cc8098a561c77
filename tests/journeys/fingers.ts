import type { Page } from '@playwright/test'

const controls =
  'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=slider], [role=switch]'

/**
 * Visible controls smaller than 44 px in width or height, including their label and border. Links within a sentence are
 * as tall as its lines.
 */
export const tooSmall = (page: Page) =>
  page.locator(controls).evaluateAll((all) => {
    const reach = 21.5
    return all.flatMap((one) => {
      const input = one instanceof HTMLInputElement ? one : null
      const belonging = [one, ...(input?.labels ?? []), one.closest('label')].filter((part) => part !== null)
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden=true]')) return []
      if (isUnseen(one) && belonging.every((part) => part === one || isUnseen(part))) return []
      if (belonging.some(isLarge) || isInSentence(one)) return []
      const { width, height } = one.getBoundingClientRect()
      const name =
        one.getAttribute('aria-label') ||
        input?.labels?.[0]?.textContent ||
        one.textContent?.trim().slice(0, 40) ||
        one.id ||
        one.tagName
      return [`${name} ${Math.round(width)}×${Math.round(height)}`]

      /** Whether an element is large enough, or belongs to a touchable parent that is. */
      function isLarge(part: Element) {
        const box = part.getBoundingClientRect()
        if (box.width >= 2 * reach && box.height >= 2 * reach) return true
        if (box.width <= 2) return false
        const scrolled = scrollTo(part)
        const { x, y, width, height } = part.getBoundingClientRect()
        const [middle, center] = [x + width / 2, y + height / 2]
        const [across, down] = [Math.max(reach, width / 2) - 1, Math.max(reach, height / 2) - 1]
        const isOwn = ([left = 0, top = 0]: number[]) => {
          const hit = document.elementFromPoint(left, top)
          // An open menu covers what is under it.
          const isMenu = hit?.closest('[role=menu]') != null && part.closest('[role=menu]') === null
          return isMenu || belonging.some((own) => own.contains(hit))
        }
        const isHit = [
          [middle - across, center],
          [middle + across, center],
          [middle, center - down],
          [middle, center + down],
        ].every(isOwn)
        for (const [around, before] of scrolled) around.scrollTop = before
        return isHit
      }
    })

    /** Scrolls the element into view. Returns scrolled ancestors and their former positions. */
    function scrollTo(part: Element) {
      const places: [Element, number][] = []
      for (let around = part.parentElement; around; around = around.parentElement)
        places.push([around, around.scrollTop])
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      return places
    }

    /** Whether only screen readers find it. */
    function isUnseen(part: Element) {
      const { width, height } = part.getBoundingClientRect()
      return width <= 2 || height <= 2 || getComputedStyle(part).clipPath.startsWith('inset(50%')
    }

    function isInSentence(part: Element) {
      if (getComputedStyle(part).display !== 'inline') return false
      const around = part.parentElement?.textContent?.trim() ?? ''
      return around.length > (part.textContent?.trim().length ?? 0) + 1
    }
  })
