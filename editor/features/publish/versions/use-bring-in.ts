import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { sameWebsite } from '../../../../renderer/document/same-website.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { bringInAtom } from '../../../designer/document/edits.ts'
import { documentAtom } from '../../../designer/document/session.ts'
import { publishOpenAtom } from '../../../state/publishing.ts'
import { toast } from '../../../ui/toast.ts'

/** Makes a version what is edited, and leads there. `isSame` where it is that already. */
export function useBringIn({ number }: { number: number }, document: WebsiteSettings | undefined, onClose: () => void) {
  const bring = useSetAtom(bringInAtom)
  const closePanel = useSetAtom(publishOpenAtom)
  const draft = useAtomValue(documentAtom)
  const isSame = useMemo(
    () => draft !== null && document !== undefined && sameWebsite(draft, document),
    [draft, document],
  )
  const bringIn = () => {
    if (!document || !bring(document)) return
    onClose()
    closePanel(false)
    toast(`Version ${number} is in the editor. Visitors won’t see it until you publish. Undo to go back to yours.`)
  }
  return { bringIn, isSame }
}
