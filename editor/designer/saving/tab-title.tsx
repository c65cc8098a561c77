import { useAtomValue } from 'jotai'
import { documentAtom, unsavedAtom } from '../document/session.ts'

/** The name of the browser's tab: the website's, with a dot while anything is unsaved. */
export function TabTitle() {
  const name = useAtomValue(documentAtom)?.businessName ?? ''
  const unsaved = useAtomValue(unsavedAtom)
  return <title>{unsaved ? `• ${name}` : name}</title>
}
