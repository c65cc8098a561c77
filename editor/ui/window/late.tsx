import { Button } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { messageFor } from '../errors/error-texts.ts'
import classes from './late.module.css'

/** What was declared and has not been asked for yet. */
const expected = new Set<() => Promise<unknown>>()

/** Code that `fetchLate` fetches, or who asks for it before. */
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
 * A component that comes after the page: fetched by `fetchLate`, or at once when it is shown before, with `wait` in its place
 * until it is there. If it does not load, its place shows an error: nothing around it disappears, unlike with React's `lazy`.
 * `instead`: something else for that place, or nothing for what one can do without.
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

/** Browsers do not ask again for a script that did not arrive. What is unsaved is offered again after the reload. */
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

/** Fetches all that comes late, one after another, so that it is there even if the network is lost before it is wanted. */
export async function fetchLate() {
  for (const load of expected) await load().catch(() => undefined)
}

/** Whether a condition has held at any time since: a window that loads late then stays mounted, also to animate as it closes. */
export function useLatched(holds: boolean): boolean {
  const [held, setHeld] = useState(holds)
  if (holds && !held) setHeld(true)
  return held || holds
}
