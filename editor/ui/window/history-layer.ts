import { useEffect, useLayoutEffect, useRef } from 'react'
import { type createBrowserRouter, useLocation } from 'react-router'
import { useSmallScreen } from '../use-small-screen.ts'

/** A panel or dialog over the page. If set, the browser's Forward button calls `reopen`. */
type Layer = { close: () => void; reopen?: () => void }

type OpenLayer = Layer & {
  /** Path of the page below. During a navigation, the layer belongs to neither page. */
  page: string
}

/** Open layers, oldest first. Not in the person's store, since signing in replaces that. */
let openLayers: readonly OpenLayer[] = []
let onChange: (() => void) | undefined

function setOpenLayers(layers: readonly OpenLayer[]) {
  openLayers = layers
  onChange?.()
}

/** Adds a layer on top. Returns a function that removes it. */
export function addLayer(layer: OpenLayer): () => void {
  setOpenLayers([...openLayers, layer])
  return () => setOpenLayers(openLayers.filter((other) => other !== layer))
}

type LayerOptions = Partial<Layer> & {
  /** Applies on large screens too, where most layers don't hide the page and need no history entry. */
  always?: boolean
}

/** Adds a history entry for a layer on phones, so that Back closes it. Adds none for a layer without `close`. */
export function useHistoryLayer(opened: boolean, { always, ...layer }: LayerOptions) {
  const small = useSmallScreen()
  const page = useLocation().pathname
  const latest = useRef(layer)
  useEffect(() => {
    latest.current = layer
  })
  const isStep = opened && (always || small) && layer.close !== undefined
  const canReopen = layer.reopen !== undefined
  // Runs before paint, so that an immediate Back finds the entry.
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
 * Syncs browser history with the layers: one entry per layer, removed together with it. Listens to the router directly, since React renders
 * after the URL changes. Returns the unsubscribe function.
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
    // A history change would cancel the running navigation.
    if (navigation.state !== 'idle') return
    const arrived = seen !== location.key
    seen = location.key
    if (underway && !arrived) return
    const byPerson = arrived && historyAction === 'POP' && underway !== 'back'
    underway = undefined

    const layers = openLayers.filter((layer) => layer.page === location.pathname)
    const depth = depthOf(location.state)
    if (byPerson && depth < layers.length) {
      const dismissed = layers.slice(depth).toReversed()
      closed.push(...dismissed)
      // React unmounts them later. Until then, they must not get new entries.
      setOpenLayers(openLayers.filter((layer) => !dismissed.includes(layer)))
      for (const layer of dismissed) layer.close()
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

  // The router notifies listeners before it has finished, and would drop a navigation that starts then.
  const soon = () => queueMicrotask(settle)
  onChange = soon
  return router.subscribe(soon)
}

/** Number of open layers at a history entry. */
function depthOf(state: unknown): number {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  return typeof layers === 'number' ? layers : 0
}
