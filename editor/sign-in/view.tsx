import { useAtomValue } from 'jotai'
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { product } from '#renderer/document/product.ts'
import { sameWay } from '#session/sign-in-path.ts'
import { spinnerAtom } from '#ui/window/spinner.ts'
import classes from './login-screen.module.css'

export type ViewProps = PropsWithChildren<{
  title: string
  /** The text under the title. */
  lead?: ReactNode
  /** The icon above the title. */
  picture?: ReactNode
  /** Whether one of its fields takes the focus. Otherwise the title does, so that screen readers announce it. */
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
    <section>
      <title>{`${title} · ${product.name}`}</title>
      {picture && (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <h1 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** A link to another sign-in page, which keeps the page to open afterwards. */
export function WayLink({ to, children }: PropsWithChildren<{ to: string }>) {
  const { search } = useLocation()
  return <Link to={sameWay(to, search)}>{children}</Link>
}
