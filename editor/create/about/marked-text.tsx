import { useSetAtom } from 'jotai'
import { type PointerEvent, type PropsWithChildren, useRef } from 'react'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { pointedRowAtom } from '../facts/pointed-row.ts'
import classes from './marked-text.module.css'

const MarkedCopy = lazyComponent(async () => (await import('./marked-copy.tsx')).MarkedCopy, null, null)

/** Underlines the words of a text field that became facts. */
export function MarkedText({ children }: PropsWithChildren) {
  const point = useSetAtom(pointedRowAtom)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={box}
      className={classes.box}
      onPointerMove={(event) => point(keyAt(event))}
      onPointerLeave={() => point('')}
    >
      <MarkedCopy box={box} />
      {children}
    </div>
  )
}

/** The field covers the copy, so a mark is never the event's target. */
const keyAt = ({ clientX, clientY }: PointerEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof HTMLElement ? element.dataset.row : undefined))
    .find(Boolean) ?? ''
