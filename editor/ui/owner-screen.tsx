import type { PropsWithChildren } from 'react'
import { product } from '../../renderer/document/product.ts'
import { OwnerBar } from './owner-bar.tsx'
import classes from './owner-screen.module.css'

type OwnerScreenProps = PropsWithChildren<{ title: string; email: string | undefined; className?: string | undefined }>

/** A page of an owner's, under the bar that leads to the others. */
export function OwnerScreen({ title, email, className = '', children }: OwnerScreenProps) {
  return (
    <div className={`${classes.screen} ${className}`.trim()}>
      <title>{`${title} · ${product.name}`}</title>
      <OwnerBar email={email} />
      {children}
    </div>
  )
}
