import { useAtomValue } from 'jotai'
import { pages } from '#worker/platform/addresses/paths.ts'
import { documentPart } from '../document/parts.ts'
import { storedDraftAtom } from '../document/session.ts'

export const darkModeAtom = documentPart(({ theme }) => theme.darkMode)

export function useVisitorsPath(): string {
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  return draftId ? `${pages.visitors}?website=${draftId}` : pages.visitors
}
