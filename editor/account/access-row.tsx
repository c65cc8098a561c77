import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './account.module.css'

type Row = { icon: ReactNode; name: string; detail: string; label: string; isEnding: boolean; onEnd: () => unknown }

/** A browser or an assistant with access to the account, and the button that ends its access. */
export function AccessRow({ icon, name, detail, label, isEnding, onEnd }: Row) {
  const [nameId, buttonId] = [useId(), useId()]
  return (
    <li className={classes.browser}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.facts}>
        <span id={nameId} className={classes.fact}>
          {name}
        </span>
        <span className={classes.detail}>{detail}</span>
      </span>
      <Button
        id={buttonId}
        aria-labelledby={`${buttonId} ${nameId}`}
        variant="default"
        size="sm"
        loading={isEnding}
        onClick={onEnd}
      >
        {label}
      </Button>
    </li>
  )
}
