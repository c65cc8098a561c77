import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { designerPlaceIn } from '#session/designer-place.ts'
import { openFieldAtom } from '../document/selection.ts'
import { publishOpenAtom } from '../publish/publishing.ts'

/** Opens what the link to this page pointed at, once. Reloading doesn't reopen it. */
export function LinkedPlace() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const openField = useSetAtom(openFieldAtom)
  const openPublish = useSetAtom(publishOpenAtom)
  useEffect(() => {
    const place = designerPlaceIn(state)
    if (!place?.field && !place?.publish) return
    void navigate({ search }, { replace: true, state: null })
    if (place.field) openField(place.field)
    else openPublish(true)
  }, [state, search, navigate, openField, openPublish])
  return null
}
