import { tabKeys } from '#session/tab-storage.ts'
import { frameFields } from './frame-fields.ts'

/** Shows in the first frame what this tab or the address has answered. A later step has no first frame. */
function fillFirstFrame() {
  const { step = 'About', answers = {} } = JSON.parse(sessionStorage.getItem(tabKeys.wizard) ?? '{}')
  if (step !== 'About') return document.getElementById('root')?.replaceChildren()
  const query = new URLSearchParams(location.search)
  for (const field of frameFields()) {
    const typed = field.value
    field.defaultValue = query.get(field.name) ?? String(answers[field.name] ?? '')
    if (typed !== '') field.value = typed
  }
}

fillFirstFrame()
