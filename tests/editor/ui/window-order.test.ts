// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useWindowOrder } from '#ui/window/window.tsx'

afterEach(cleanup)

type Props = { opened: boolean }

/** Opens a window that adds its name to `closed` on Escape. */
function openWindow(name: string | undefined, closed: string[]) {
  const onEscape = name === undefined ? undefined : () => closed.push(name)
  return renderHook(({ opened }: Props) => useWindowOrder(opened, onEscape), { initialProps: { opened: true } })
}

it('a window opens above those opened earlier, whichever was mounted first', () => {
  const first = renderHook(({ opened }: Props) => useWindowOrder(opened, undefined), {
    initialProps: { opened: false },
  })
  const second = openWindow('second', [])
  first.rerender({ opened: true })
  expect(first.result.current).toBeGreaterThan(second.result.current)
})

it('Escape closes the top window, and a second Escape the next one', () => {
  const closed: string[] = []
  openWindow('lower', closed)
  const upper = openWindow('upper', closed)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['upper'])
  upper.rerender({ opened: false })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['upper', 'lower'])
})

it('Escape closes nothing while the top window requires an answer', () => {
  const closed: string[] = []
  openWindow('lower', closed)
  openWindow(undefined, closed)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual([])
})

it('Escape closes an open menu or ends text composition first', () => {
  const closed: string[] = []
  openWindow('window', closed)
  const list = document.body.appendChild(document.createElement('input'))
  list.setAttribute('data-mantine-stop-propagation', 'true')
  fireEvent.keyDown(list, { key: 'Escape' })
  list.remove()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(closed).toEqual([])
})
