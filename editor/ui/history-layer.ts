import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { useSmallScreen } from './use-small-screen.ts'

/** A panel or dialog over the page. The browser's Forward calls `reopen`, if set. */
type Layer = { close: () => void; reopen?: () => void }

/** The open layers, the oldest first. */
const layersAtom = atom<readonly Layer[]>([])

type LayerOptions = Partial<Layer> & {
  /** On large screens too, where most layers leave the page in sight and need no way back. */
  always?: boolean
}

/** Adds a history step for a layer over the page, on phones, so that Back closes it. A layer without `close` adds no step. */
export function useHistoryLayer(opened: boolean, { always, ...layer }: LayerOptions) {
  const setLayers = useSetAtom(layersAtom)
  const small = useSmallScreen()
  const latest = useRef(layer)
  useEffect(() => {
    latest.current = layer
  })
  const isStep = opened && (always || small) && layer.close !== undefined
  const canReopen = layer.reopen !== undefined
  useEffect(() => {
    if (!isStep) return
    const own: Layer = {
      close: () => latest.current.close?.(),
      reopen: canReopen ? () => latest.current.reopen?.() : undefined,
    }
    setLayers((layers) => [...layers, own])
    return () => setLayers((layers) => layers.filter((other) => other !== own))
  }, [isStep, canReopen, setLayers])
}

/**
 * Keeps the browser's history in step with the layers: an entry for each, which goes when the layer does. Once on a page whose
 * layers are steps.
 */
export function useLayerHistory() {
  const layers = useAtomValue(layersAtom)
  const location = useLocation()
  const isPop = useNavigationType() === 'POP'
  const isIdle = useNavigation().state === 'idle'
  const navigate = useNavigate()
  const seen = useRef(location.key)
  const goingBack = useRef(false)
  const closed = useRef<Layer[]>([])

  useEffect(() => {
    // A page that is on its way would be lost to another step.
    if (!isIdle) return
    const arrived = seen.current !== location.key
    seen.current = location.key
    if (goingBack.current && !arrived) return
    const byPerson = arrived && isPop && !goingBack.current
    goingBack.current = false

    const depth = depthOf(location.state)
    const back = (steps: number) => {
      goingBack.current = true
      navigate(-steps)
    }
    if (byPerson && depth < layers.length) {
      const gone = layers.slice(depth).toReversed()
      closed.current.push(...gone)
      for (const layer of gone) layer.close()
    } else if (byPerson && depth > layers.length) {
      const layer = closed.current.pop()
      if (layer?.reopen && depth === layers.length + 1) layer.reopen()
      else back(depth - layers.length)
    } else if (depth > layers.length) back(depth - layers.length)
    else if (depth < layers.length) {
      closed.current = []
      navigate(location, { state: { ...location.state, layers: depth + 1 } })
    }
  }, [layers, location, isPop, isIdle, navigate])
}

/** How many layers were open at an entry of the history. */
function depthOf(state: unknown): number {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  return typeof layers === 'number' ? layers : 0
}
