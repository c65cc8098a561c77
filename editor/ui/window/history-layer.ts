import { useEffect, useLayoutEffect, useRef } from 'react'
import { type createBrowserRouter, useLocation } from 'react-router'
import { useSmallScreen } from '../use-small-screen.ts'

/** A panel or dialog over the page. The browser's Forward calls `reopen`, if set. */
type Layer = { close: () => void; reopen?: () => void }

type OpenLayer = Layer & {
  /** The path of the page it lies over. While another page is on its way it counts for neither. */
  page: string
}

/** The open layers, the oldest first. Not in the person's store: signing in replaces that one and leaves what is open. */
let openLayers: readonly OpenLayer[] = []
let onChange: (() => void) | undefined

function setOpenLayers(layers: readonly OpenLayer[]) {
  openLayers = layers
  onChange?.()
}

/** Adds a layer on top of the others. Returns how to take it away. */
export function addLayer(layer: OpenLayer): () => void {
  setOpenLayers([...openLayers, layer])
  return () => setOpenLayers(openLayers.filter((other) => other !== layer))
}

type LayerOptions = Partial<Layer> & {
  /** On large screens too, where most layers leave the page in sight and need no way back. */
  always?: boolean
}

/** Adds a history step for a layer over the page, on phones, so that Back closes it. A layer without `close` adds no step. */
export function useHistoryLayer(opened: boolean, { always, ...layer }: LayerOptions) {
  const small = useSmallScreen()
  const page = useLocation().pathname
  const latest = useRef(layer)
  useEffect(() => {
    latest.current = layer
  })
  const isStep = opened && (always || small) && layer.close !== undefined
  const canReopen = layer.reopen !== undefined
  // Before the layer is painted, so that a Back pressed as soon as it shows finds its step.
  useLayoutEffect(() => {
    if (!isStep) return
    return addLayer({
      page,
      close: () => latest.current.close?.(),
      reopen: canReopen ? () => latest.current.reopen?.() : undefined,
    })
  }, [isStep, canReopen, page])
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

/**
 * Keeps the browser's history in step with the layers: an entry for each, which goes when the layer does. It listens to the router
 * itself, because React draws a new location later than the browser shows it. Returns how to stop.
 */
export function keepLayersInHistory(router: Router): () => void {
  let seen = router.state.location.key
  let underway: 'back' | 'forward' | undefined
  let closed: Layer[] = []

  const back = (steps: number) => {
    underway = 'back'
    router.navigate(-steps)
  }

  function settle() {
    const { location, historyAction, navigation } = router.state
    // A page that is on its way would be lost to another step.
    if (navigation.state !== 'idle') return
    const arrived = seen !== location.key
    seen = location.key
    if (underway && !arrived) return
    const byPerson = arrived && historyAction === 'POP' && underway !== 'back'
    underway = undefined

    const layers = openLayers.filter((layer) => layer.page === location.pathname)
    const depth = depthOf(location.state)
    if (byPerson && depth < layers.length) {
      const gone = layers.slice(depth).toReversed()
      closed.push(...gone)
      // React takes them away a moment later; until then they must not be given new steps.
      setOpenLayers(openLayers.filter((layer) => !gone.includes(layer)))
      for (const layer of gone) layer.close()
    } else if (byPerson && depth > layers.length) {
      const layer = closed.pop()
      if (layer?.reopen && depth === layers.length + 1) layer.reopen()
      else back(depth - layers.length)
    } else if (depth > layers.length) back(depth - layers.length)
    else if (depth < layers.length) {
      closed = []
      underway = 'forward'
      router.navigate(location, { state: { ...location.state, layers: depth + 1 } })
    }
  }

  // The router tells its listeners before it is done with a step, and a step taken right then would be lost.
  const soon = () => queueMicrotask(settle)
  onChange = soon
  return router.subscribe(soon)
}

/** How many layers were open at an entry of the history. */
function depthOf(state: unknown): number {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  return typeof layers === 'number' ? layers : 0
}
