import { Button } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { messageFor } from '../errors/error-texts.ts'
import classes from './late.module.css'

/** Registered loaders that haven't started. */
const expected = new Set<() => Promise<unknown>>()

/** Registers code for `fetchLate`, which can also be loaded earlier. */
export function later<Code>(load: () => Promise<Code>) {
  let arrived: Code | undefined
  const fetched = async () => {
    expected.delete(fetched)
    arrived ??= await load()
    return arrived
  }
  expected.add(fetched)
  return { fetched, arrived: () => arrived }
}

/**
 * A lazy component, loaded by `fetchLate` or when first rendered. Shows `wait` meanwhile. Unlike with React.lazy, a
 * load failure only replaces this component: by an error, or by `instead`.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode = null,
  instead: ReactNode = <Missing />,
) {
  const { fetched, arrived } = later(load)

  return function Late(props: Props) {
    const [Shown, setShown] = useState(arrived)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      let wanted = true
      fetched().then(
        (component) => wanted && setShown(() => component),
        () => wanted && setFailed(true),
      )
      return () => {
        wanted = false
      }
    }, [])
    if (Shown) return <Shown {...props} />
    return failed ? instead : wait
  }
}

/** Browsers don't retry failed module scripts. Unsaved work is offered again after the reload. */
function Missing() {
  return (
    <div role="alert" className={classes.missing}>
      {messageFor('network')}
      <Button variant="default" size="xs" onClick={() => location.reload()}>
        Reload this page
      </Button>
    </div>
  )
}

/** Loads all registered code one by one, so it is available offline. */
export async function fetchLate() {
  for (const load of expected) await load().catch(() => undefined)
}

/** Whether the condition has ever been true. Keeps a lazy dialog mounted, so its closing animation runs. */
export function useLatched(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
