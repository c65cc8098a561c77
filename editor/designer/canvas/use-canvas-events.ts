import { useSetAtom, useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { cookieBannerIds } from '../../../renderer/behaviors/cookie-banner.tsx'
import { markedPathAtom, openFieldAtom, selectSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { factPathAt, partUnder } from './page-part.ts'

type Typing = { begin: (path: string, point: { x: number; y: number }) => boolean; end: () => void }

/**
 * What clicks and keys do on the page. A click opens the form of what was hit, with its field focused: of a fact, the business's form. A
 * second one on a text puts the caret there. The designer's own keys work as they do beside the page.
 */
export function useCanvasEvents(frame: Document | undefined, { begin, end }: Typing) {
  const store = useStore()
  const open = useSetAtom(openFieldAtom)
  const select = useSetAtom(selectSectionAtom)

  // With the drawing that shows the page: a press right after it would be lost to an effect that comes later.
  useLayoutEffect(() => {
    if (!frame) return
    const press = (event: MouseEvent) => {
      const target = event.target as HTMLElement | null
      const document = store.get(documentAtom)
      if (!target?.closest || !document || target.isContentEditable) return
      // What a button or the menu does for visitors is not what its owner is here for.
      if (target.closest('button, .open')) event.preventDefault()
      // The cookie notice belongs to no section.
      if (target.closest(`#${cookieBannerIds.banner}`)) return
      const fact = factPathAt(document, target)
      if (fact) return open(fact)
      const part = partUnder(frame, document, event)
      if (!part) return select(null)
      const again = part.path === store.get(markedPathAtom)
      if (again && begin(part.path, { x: event.clientX, y: event.clientY })) return
      open(part.path)
    }
    const key = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      if (command && /^[zy]$/i.test(event.key)) end()
      if (event.key === 'Escape') select(null)
      if (!command) return
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
      const same = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, altKey, cancelable: true })
      if (!window.dispatchEvent(same)) event.preventDefault()
    }
    frame.addEventListener('click', press)
    frame.addEventListener('keydown', key)
    return () => {
      frame.removeEventListener('click', press)
      frame.removeEventListener('keydown', key)
    }
  }, [frame, store, open, select, begin, end])
}
