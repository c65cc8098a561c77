import { tabKeys } from '#session/tab-storage.ts'
import { hasUnfinished } from '#session/unfinished-websites.ts'
import { frameFields } from './frame-fields.ts'

/** Fills the first frame with the answers from this tab or the URL. Later steps, and offers to resume, have no first frame. */
function fillFirstFrame() {
  const { step = 'About', answers = {}, id = '' } = JSON.parse(sessionStorage.getItem(tabKeys.wizard) ?? '{}')
  if (step !== 'About' || (!answers.businessName && hasUnfinished(id)))
    return document.getElementById('root')?.replaceChildren()
  const query = new URLSearchParams(location.search)
  for (const field of frameFields()) {
    const typed = field.value
    field.defaultValue = query.get(field.name) ?? String(answers[field.name] ?? '')
    if (typed !== '') field.value = typed
  }
}

/** If the app's script fails to load, the first frame accepts text but can't continue. */
function reportMissingScript({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.textContent = 'We couldn’t load the rest of this page. Check your connection and reload it.'
  notice.style.cssText = 'margin:0;padding:0.75rem;text-align:center;background:var(--color-warning-tint)'
  document.body.prepend(notice)
}

addEventListener('error', reportMissingScript, true)
fillFirstFrame()
