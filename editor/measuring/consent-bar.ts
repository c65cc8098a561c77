import type { Measurement } from '../../worker/analytics/schema.ts'
import css from '../public-pages/styles/consent.css?inline'
import type { Choice } from './consent-choice.ts'

/** The consent question about the operator's other tools. Accept and Decline have equal weight. */
export function barMarkup({ googleId, clarityId }: Measurement): string {
  const what = [
    googleId && 'Google Analytics counts visits',
    clarityId && 'Microsoft Clarity records how a page is used',
  ].filter(Boolean)
  return `<section class="measuring" aria-labelledby="measuring-question"><p><strong id="measuring-question">May we measure how these pages are used?</strong> If you accept, ${what.join(' and ')}. If you decline, we load nothing from them. <a href="/privacy">More about privacy</a></p><div><button type="button" data-choice="declined">Decline</button><button type="button" data-choice="accepted">Accept</button></div></section>`
}

let isStyled = false

/** Asks at the foot of the page; with the keyboard first of all, but for the link that skips to the content. `onChoice` is called once. */
export function showBar(measurement: Measurement, onChoice: (choice: Choice) => void): void {
  if (!isStyled) document.adoptedStyleSheets.push(sheetOf(css))
  isStyled = true
  document.querySelector('.measuring')?.remove()
  const skip = document.querySelector('.skip')
  if (skip) skip.insertAdjacentHTML('afterend', barMarkup(measurement))
  else document.body.insertAdjacentHTML('afterbegin', barMarkup(measurement))
  const bar = document.querySelector('.measuring')
  bar?.addEventListener('click', ({ target }) => {
    const choice = (target as Element).getAttribute('data-choice')
    if (!choice) return
    bar.remove()
    onChoice(choice as Choice)
  })
}

/** A made sheet needs no leave of a page's policy, which names its own by hash. */
function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}
