import type { PropsWithChildren, ReactNode } from 'react'
import { product } from '#renderer/document/product.ts'
import { AccountMenu } from './account-menu.tsx'
import { AppBar } from './app-bar.tsx'
import { OwnerNav } from './owner-nav.tsx'
import classes from './owner-screen.module.css'

type OwnerScreenProps = PropsWithChildren<{
  title: string
  email: string | undefined
  className?: string | undefined
  /** Shown in the bar, before the account menu. */
  inBar?: ReactNode
}>

/** An owner's page below the navigation bar. */
export function OwnerScreen({ title, email, className = '', inBar, children }: OwnerScreenProps) {
  return (
    <div className={`${classes.screen} ${className}`.trim()}>
      <title>{`${title} · ${product.name}`}</title>
      <AppBar nav={<OwnerNav />}>
        <AccountMenu email={email} />
        {inBar}
      </AppBar>
      {children}
    </div>
  )
}
