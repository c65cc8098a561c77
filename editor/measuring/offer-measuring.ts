import type { Measurement } from '../../worker/analytics/schema.ts'
import { showBar } from './consent-bar.ts'
import { type Choice, keepChoice, readChoice, removeTheirCookies } from './consent-choice.ts'

/** An element that is hidden until there is something to choose, with a button in it that asks again. */
export const choicePlace = '[data-measuring-choice]'

/**
 * Asks once whether the operator's other tools may measure, and calls `start` for people who accept, now or earlier. None of their code is
 * loaded before. A page with a place for it lets people change their mind.
 */
export function offerMeasuring(measurement: Measurement, start: () => void): void {
  let choice = readChoice()
  const take = (chosen: Choice) => {
    const before = choice
    choice = chosen
    keepChoice(chosen)
    if (chosen === before) return
    if (chosen === 'accepted') start()
    else if (before) {
      // What runs already can only be left behind.
      removeTheirCookies()
      location.reload()
    }
  }
  if (choice === 'accepted') start()
  else if (choice === null) showBar(measurement, take)

  for (const place of document.querySelectorAll<HTMLElement>(choicePlace)) {
    place.hidden = false
    const button = place.querySelector('button')
    button?.addEventListener('click', () => {
      showBar(measurement, (chosen) => {
        button.focus()
        take(chosen)
      })
      document.querySelector<HTMLElement>('.measuring button')?.focus()
    })
  }
}
