import { useEffect, useReducer } from 'react'
import type { FailureCode } from '#api/api-error.ts'
import { watchCreation } from '#api/creation-events.ts'
import type { Creation, CreationEvent } from '#worker/creation/schema.ts'
import { type Making, makingAfter, makingOf } from './making.ts'

type MakingEvent = { creation: Creation } | { event: CreationEvent } | { lost: FailureCode }

/** The live state of a creation. Changing `turn` resubscribes after a failure. */
export function useMaking(creation: Creation | undefined, turn: number): Making | undefined {
  const [making, dispatch] = useReducer(reduceMaking, undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn subscribes again.
  useEffect(() => {
    if (!creation) return
    dispatch({ creation })
    if (creation.status !== 'running') return
    return watchCreation({ onEvent: (event) => dispatch({ event }), onLost: (lost) => dispatch({ lost }) })
  }, [creation, turn])
  return creation && making
}

function reduceMaking(making: Making | undefined, heard: MakingEvent): Making | undefined {
  if ('creation' in heard) return makingOf(heard.creation)
  if (!making) return making
  return 'event' in heard ? makingAfter(making, heard.event) : { ...making, lost: heard.lost }
}
