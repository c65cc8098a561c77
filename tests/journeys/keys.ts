import { expect, type Locator, type Page } from '@playwright/test'
import { endOfMotion } from './violations.ts'

/** Maximum number of Tab presses to any element that a person would accept. */
const mostTabs = 120

/**
 * Presses Tab, or Shift+Tab, until one of these elements has visible focus. An element that already has it needs no
 * press.
 */
export async function tabTo(target: Locator, { back = false } = {}) {
  const page = target.page()
  for (let pressed = 0; !(await hasFocus(target)); pressed += 1) {
    if (pressed === mostTabs) throw new Error(`${target} was not reached by ${mostTabs} presses of Tab`)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  await expectSeenFocus(page)
}

export const tabBackTo = (target: Locator) => tabTo(target, { back: true })

/** Tabs to a button or link, and presses it. */
export async function press(target: Locator, { back = false } = {}) {
  await tabTo(target, { back })
  await target.page().keyboard.press('Enter')
}

/** Tabs to a field, and replaces its text. */
export async function typeInto(target: Locator, text: string, { back = false } = {}) {
  await tabTo(target, { back })
  await typeOver(target.page(), text)
}

export async function typeOver(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Chooses from a menu that has just opened. */
export async function chooseByArrows(target: Locator) {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let pressed = 0; !(await hasFocus(target)); pressed += 1) {
    if (pressed === mostTabs) throw new Error(`${target} was not reached by arrow keys`)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

const hasFocus = (target: Locator) => target.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** Expects that the focused element or its neighbor looks different after Tab leaves it. */
async function expectSeenFocus(page: Page) {
  const element = await page.evaluateHandle(() => document.activeElement)
  await endOfMotion(page)
  const focused = await element.evaluate(looks)
  // Backwards, because the last element of a page has no next one.
  await page.keyboard.press('Shift+Tab')
  await endOfMotion(page)
  const left = await element.evaluate(looks)
  await page.keyboard.press('Tab')
  expect(await element.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(focused, `the focus on ${await element.evaluate((one) => one?.outerHTML.slice(0, 120))}`).not.toEqual(left)
}

/** The outline of an element, its label and its surroundings. */
function looks(element: Element | null) {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return [element, element?.parentElement, element?.nextElementSibling, ...labels].map((one) => {
    if (!one) return undefined
    const { outline, boxShadow, borderColor } = getComputedStyle(one)
    return [outline, boxShadow, borderColor]
  })
}
