import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { PutOnline } from './use-put-online.ts'
import classes from './versions.module.css'

type PutOnlineSaidProps = { said: PutOnline; isPending: boolean; onUndo: (former: number) => void }

/** Says which version visitors see now. The button that did it is gone, so the focus comes here. */
export function PutOnlineSaid({ said, isPending, onUndo }: PutOnlineSaidProps) {
  const { number, former, url } = said
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(() => place.current?.focus(), [said])
  return (
    <div ref={place} className={classes.said} role="status" tabIndex={-1}>
      <IconCircleCheck size={20} aria-hidden />
      <span>Version {number} is online</span>
      {former !== undefined && (
        <Button size="compact-sm" variant="default" loading={isPending} onClick={() => onUndo(former)}>
          Undo
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label="Visit website, opens in a new window"
      >
        Visit website
      </Button>
    </div>
  )
}
