import { useAtomValue } from 'jotai'
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { product } from '#renderer/document/product.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { spinnerAtom } from '#ui/window/spinner.ts'
import classes from './login-screen.module.css'

export type ViewProps = PropsWithChildren<{
  title: string
  lead?: ReactNode
  picture?: ReactNode
  /** Whether a field takes the focus. Otherwise the title does, so that screen readers announce it. */
  hasField?: boolean
}>

export function View({ title, lead, picture, hasField = false, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Elements under the spinner can't be focused.
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

/** A link to another sign-in page that preserves the redirect. */
export function SignInLink({ to, children }: PropsWithChildren<{ to: string }>) {
  const { search } = useLocation()
  return <Link to={withSameRedirect(to, search)}>{children}</Link>
}
