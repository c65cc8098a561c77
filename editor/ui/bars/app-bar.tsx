import type { PropsWithChildren, ReactNode } from 'react'
import { isTrial, product } from '#renderer/document/product.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './app-bar.module.css'
import { Mark } from './mark.tsx'
import { TrialNote } from './trial-note.tsx'

/** The bar on all pages except the designer: product name, navigation and page actions. */
export function AppBar({ nav, children }: PropsWithChildren<{ nav?: ReactNode }>) {
  return (
    <>
      {isTrial && <TrialNote />}
      <header className={classes.bar}>
        <a href={pages.home} className={classes.brand}>
          <Mark />
          {product.name}
        </a>
        {nav && <div className={classes.nav}>{nav}</div>}
        <div className={classes.aside}>
          {children}
          <a className={classes.help} href={pages.support} target="_blank" rel="noreferrer" data-click="help">
            Help
          </a>
        </div>
      </header>
    </>
  )
}
