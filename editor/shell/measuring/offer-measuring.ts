import type { Measurement } from '#worker/analytics/schema.ts'
import css from './consent.css?inline'

/** Hidden until there is a choice. Contains a button that asks again. */
export const choicePlace = '[data-measuring-choice]'

/**
 * Asks once for consent to third-party analytics. Calls `start` if consent is given, now or earlier. Only loads third-party code after
 * consent. On pages with a `choicePlace`, people can change their mind.
 */
export function offerMeasuring(measurement: Measurement, start: () => void): void {
  let choice = readChoice()
  const applyChoice = (chosen: Choice) => {
    const before = choice
    choice = chosen
    storeChoice(chosen)
    if (chosen === before) return
    if (chosen === 'accepted') start()
    else if (before) {
      // Only a reload can stop running scripts.
      removeThirdPartyCookies()
      location.reload()
    }
  }
  if (choice === 'accepted') start()
  else if (choice === null) showBar(measurement, applyChoice)

  for (const place of document.querySelectorAll<HTMLElement>(choicePlace)) {
    place.hidden = false
    const button = place.querySelector('button')
    button?.addEventListener('click', () => {
      showBar(measurement, (chosen) => {
        button.focus()
        applyChoice(chosen)
      })
      document.querySelector<HTMLElement>('.measuring button')?.focus()
    })
  }
}

/** The consent question about the operator's other tools. Accept and Decline have equal weight. */
export function barMarkup({ googleId, clarityId }: Measurement): string {
  const what = [
    googleId && 'Google Analytics counts visits',
    clarityId && 'Microsoft Clarity records how a page is used',
  ].filter(Boolean)
  return `<section class="measuring" aria-labelledby="measuring-question"><p><strong id="measuring-question">May we measure how these pages are used?</strong> If you accept, ${what.join(' and ')}. If you decline, we load nothing from them. <a href="/privacy">More about privacy</a></p><div><button type="button" data-choice="declined">Decline</button><button type="button" data-choice="accepted">Accept</button></div></section>`
}

let isStyled = false

/** Shows the consent bar at the bottom, first in tab order after the skip link. Calls `onChoice` once. */
function showBar(measurement: Measurement, onChoice: (choice: Choice) => void): void {
  if (!isStyled) document.adoptedStyleSheets.push(createStyleSheet(css))
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

/** A constructed style sheet is exempt from the CSP's style hashes. */
function createStyleSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}

type Choice = 'accepted' | 'declined'

const key = 'measuring'

/** Null if the person was never asked, or if storage is blocked. */
export function readChoice(): Choice | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'accepted' || stored === 'declined' ? stored : null
  } catch {
    return null
  }
}

function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Without storage, the next visit asks again.
  }
}

/** Cookies of Google Analytics and Microsoft Clarity. */
const thirdPartyCookies = /^\s*(_ga\w*|_clck|_clsk)=/

/** Removes the tools' cookies on this host and its parent domains. */
function removeThirdPartyCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split(';')) {
    const name = thirdPartyCookies.exec(cookie)?.[1]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would have to know which domain each was set for.
    if (name) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
