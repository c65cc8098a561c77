import type { PropsWithChildren } from 'react'
import { product } from '../../renderer/document/product.ts'
import { pages } from '../../worker/contract/routes-table.ts'
import classes from './app-bar.module.css'
import { Mark } from './mark.tsx'

/** The bar over the pages that are not the designer: the product's name, and what the page puts beside it. */
export function AppBar({ children }: PropsWithChildren) {
  return (
    <header className={classes.bar}>
      <a href={pages.home} className={classes.brand}>
        <Mark />
        {product.name}
      </a>
      {children}
    </header>
  )
}
