import { Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Link } from 'react-router'
import { product } from '#renderer/document/product.ts'
import { useLeaveSignedOut } from '#session/sign-out.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AppBar } from './app-bar.tsx'
import { OwnerNav } from './owner-nav.tsx'

import classes from './owner-screen.module.css'

type OwnerScreenProps = PropsWithChildren<{
  title: string
  email: string | undefined
  className?: string | undefined
  /** In the bar, before the account. */
  inBar?: ReactNode
}>

/** A page of an owner's, under the bar that leads to the others. */
export function OwnerScreen({ title, email, className = '', inBar, children }: OwnerScreenProps) {
  return (
    <div className={`${classes.screen} ${className}`.trim()}>
      <title>{`${title} · ${product.name}`}</title>
      <OwnerBar email={email}>{inBar}</OwnerBar>
      {children}
    </div>
  )
}

/** The bar over an owner's pages: the ways between them, whose they are with the way to their account, and the way out. */
function OwnerBar({ email, children }: PropsWithChildren<{ email: string | undefined }>) {
  const leave = useLeaveSignedOut()
  return (
    <AppBar nav={<OwnerNav />}>
      {children}
      {email && (
        <div className={classes.account}>
          <Link className={classes.email} to={pages.account} aria-label={`Your account: ${email}`} title={email}>
            <IconUserCircle size={18} aria-hidden />
            <span>{email}</span>
          </Link>
          <Button variant="subtle" color="gray" size="sm" onClick={leave}>
            Sign out
          </Button>
        </div>
      )}
    </AppBar>
  )
}
