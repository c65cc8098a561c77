import type { Measurement } from '#worker/analytics/schema.ts'
import css from './consent.css?inline'

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
function showBar(measurement: Measurement, onChoice: (choice: Choice) => void): void {
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

/** What a person has answered when they were asked whether others may measure what they do here. */
type Choice = 'accepted' | 'declined'

const key = 'measuring'

/** Null when they were never asked, or nothing can be kept here. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'accepted' || kept === 'declined' ? kept : null
  } catch {
    return null
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // They will be asked again.
  }
}

/** The cookies of Google Analytics and Microsoft Clarity. */
const theirs = /^\s*(_ga\w*|_clck|_clsk)=/

/** Removes what was stored for others on this host and those above it. */
function removeTheirCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split(';')) {
    const name = theirs.exec(cookie)?.[1]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would have to know which domain each was set for.
    if (name) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
