import { lastSectionIndex } from '#renderer/document/edits/edits.ts'
import { openFieldAtom, panelOpenAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { addingAtAtom, wantedStartAtom } from '../sections/use-section-actions.ts'
import type { Target, Tools } from './places/place.ts'

/** Opens a place: a form field, a dialog or a page. */
export function goTo(target: Target, tools: Tools) {
  const { store } = tools
  const site = store.get(documentAtom)
  if (!site) return
  const add = (start: string) => {
    store.set(panelOpenAtom, false)
    store.set(wantedStartAtom, start)
    store.set(addingAtAtom, lastSectionIndex(site))
  }
  if ('run' in target) return target.run(tools)
  if ('field' in target) {
    const { field } = target
    return store.set(openFieldAtom, typeof field === 'string' ? field : field(site))
  }
  if (!('section' in target)) return add(target.start)
  const section = site.sections.find(({ type }) => type === target.section)
  if (section) store.set(openFieldAtom, target.name ? `${section.id}.${target.name}` : section.id)
  else add(target.start)
}
