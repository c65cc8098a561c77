import { type PropsWithChildren, type RefObject, use, useEffect, useRef } from 'react'
import { isHandled, markHandled, type OpenPath, OpenPathContext } from './field-context.ts'
import classes from './fields.module.css'

/** Wraps a field, so that a request for its path can find it. */
export function FieldPlace({ path, group, children }: PropsWithChildren<{ path: string; group?: string }>) {
  const place = useFieldPlace<HTMLDivElement>(path)
  return (
    <div ref={place} className={classes.place} data-group={group}>
      {children}
    </div>
  )
}

const control =
  ':is(input, textarea, select, button, summary, [role=slider], [contenteditable]):not(:disabled, [type=hidden], [tabindex="-1"], [role=alert] *)'

const typed =
  ':is(input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea, select, [aria-expanded]):not(:disabled, [aria-haspopup])'

/**
 * On a request for the path, scrolls the element into view and focuses its control, unless the page keeps the focus.
 */
export function useFieldPlace<E extends HTMLElement>(path: string): RefObject<E | null> {
  const place = useRef<E>(null)
  const request = use(OpenPathContext)
  useEffect(() => {
    if (request?.path !== path || isHandled(request)) return
    // Waits for the next frame, because parents that open may move the focus first.
    const frame = requestAnimationFrame(() => {
      markHandled(request)
      if (place.current) bringForward(place.current, request)
    })
    return () => cancelAnimationFrame(frame)
  }, [request, path])
  return place
}

function bringForward(place: HTMLElement, request: OpenPath) {
  if (place.querySelector('[data-loading]')) return onArrival(place, () => bringForward(place, request))
  if (!request.leavesFocus) focusControl(place, request)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}

function focusControl(place: HTMLElement, { path, isOnPage }: OpenPath) {
  // Composite fields give their main input one of these ids.
  const own = ['', '-amount', '-label'].map((part) => place.querySelector<HTMLElement>(`#${CSS.escape(path + part)}`))
  const target =
    own.find((one) => one?.matches(control)) ??
    firstTyped(place) ??
    place.querySelector<HTMLElement>('input:checked') ??
    place.querySelector<HTMLElement>(control)
  target?.focus({ preventScroll: true })
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  // A click on the page selects the whole text, so that typing replaces it.
  if (isText && isOnPage) target.select()
  else if (isText && /^text/.test(target.type)) target.setSelectionRange(target.value.length, target.value.length)
}

/** The first input with a value, otherwise the first input. */
function firstTyped(place: HTMLElement): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(typed)]
  return all.find((one) => 'value' in one && one.value !== '') ?? all[0]
}

/** Runs once a lazy control has replaced its placeholder. */
function onArrival(place: HTMLElement, then: () => void) {
  const changes = new MutationObserver(() => {
    if (place.querySelector('[data-loading]')) return
    changes.disconnect()
    then()
  })
  changes.observe(place, { childList: true, subtree: true })
}
