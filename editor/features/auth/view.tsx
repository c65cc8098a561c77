import { useAtomValue } from 'jotai'
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react'
import { product } from '../../../renderer/document/product.ts'
import { spinnerAtom } from '../../state/spinner.ts'
import classes from './login-screen.module.css'

export type ViewProps = PropsWithChildren<{
  title: string
  /** What stands under the title. */
  lead?: ReactNode
  /** A drawing above the title. */
  picture?: ReactNode
  /** Whether a field of it takes the focus; else the title does, so that it is read out. */
  hasField?: boolean
}>

/** A sign-in page: a title, an explanation and the actions. */
export function View({ title, lead, picture, hasField = false, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Nothing under the spinner can have the focus.
  const isCovered = useAtomValue(spinnerAtom) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page.
  useEffect(() => {
    if (!hasField && !isCovered) heading.current?.focus({ preventScroll: true })
  }, [hasField, title, isCovered])
  return (
    <section className={classes.view}>
      <title>{`${title} · ${product.name}`}</title>
      {picture && (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}
