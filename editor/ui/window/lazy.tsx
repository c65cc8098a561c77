import { Button } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { messageFor } from '../errors/error-texts.ts'
import classes from './lazy.module.css'

/** Loaders that haven't started. */
const pendingLoaders = new Set<() => Promise<unknown>>()

/** Registers code for `loadAllLazy`. It can also be loaded earlier. */
export function registerLazy<Code>(load: () => Promise<Code>) {
  let arrived: Code | undefined
  const fetched = async () => {
    pendingLoaders.delete(fetched)
    arrived ??= await load()
    return arrived
  }
  pendingLoaders.add(fetched)
  return { fetched, arrived: () => arrived }
}

/**
 * A lazy component, loaded by `loadAllLazy` or when first rendered. Shows `wait` until then. Unlike with React.lazy, a load failure only
 * replaces this component: with an error, or with `instead`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode = null,
  instead: ReactNode = <Missing />,
) {
  const { fetched, arrived } = registerLazy(load)

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

/** Loads all registered code one by one, so that it is available offline. */
export async function loadAllLazy() {
  for (const load of pendingLoaders) await load().catch(() => undefined)
}

/** Whether the condition has ever been true. Keeps a lazy dialog mounted, so that its closing animation runs. */
export function useLatched(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
