import { type PropsWithChildren, type RefObject, use, useEffect, useRef } from 'react'
import { answer, isAnswered, type OpenPath, OpenPathContext } from './field-context.ts'
import classes from './fields.module.css'

/** The place of a field in its form, where a request for its path finds it. */
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

/** For the element around a field: on a request for its path, it scrolls into view and its control takes the focus, unless the page has it. */
export function useFieldPlace<E extends HTMLElement>(path: string): RefObject<E | null> {
  const place = useRef<E>(null)
  const wish = use(OpenPathContext)
  useEffect(() => {
    if (wish?.path !== path || isAnswered(wish)) return
    // In the next frame: what opens around the field may take the focus first.
    const frame = requestAnimationFrame(() => {
      answer(wish)
      if (place.current) bringForward(place.current, wish)
    })
    return () => cancelAnimationFrame(frame)
  }, [wish, path])
  return place
}

function bringForward(place: HTMLElement, wish: OpenPath) {
  if (place.querySelector('[data-late]')) return onArrival(place, () => bringForward(place, wish))
  if (!wish.leavesFocus) focusControl(place, wish)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}

function focusControl(place: HTMLElement, { path, isOnPage }: OpenPath) {
  // A field made of several has its main input under one of these names.
  const own = ['', '-amount', '-label'].map((part) => place.querySelector<HTMLElement>(`#${CSS.escape(path + part)}`))
  const target =
    own.find((one) => one?.matches(control)) ??
    firstTyped(place) ??
    place.querySelector<HTMLElement>('input:checked') ??
    place.querySelector<HTMLElement>(control)
  target?.focus({ preventScroll: true })
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  // A click on the page means all of it: what is typed then takes its place.
  if (isText && isOnPage) target.select()
  else if (isText && /^text/.test(target.type)) target.setSelectionRange(target.value.length, target.value.length)
}

/** The first input that says something, else the first: of a year and a number of years, one is enough. */
function firstTyped(place: HTMLElement): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(typed)]
  return all.find((one) => 'value' in one && one.value !== '') ?? all[0]
}

/** After the placeholder of a late control was replaced by the control. */
function onArrival(place: HTMLElement, then: () => void) {
  const changes = new MutationObserver(() => {
    if (place.querySelector('[data-late]')) return
    changes.disconnect()
    then()
  })
  changes.observe(place, { childList: true, subtree: true })
}
