import { longestCreation } from '#worker/creation/run/phases.ts'
import { type CreationEvent, creationEvent } from '#worker/creation/schema.ts'
import { type FailureCode, failureCode } from './api-error.ts'
import { answerOf, api } from './client.ts'

/** In milliseconds. */
export const watchTimes = {
  /** Until the next try to connect; each further one waits twice as long, up to the longest. */
  firstWait: 400,
  longestWait: 4000,
  /** The longest silence: at the start, when everything so far arrives at once, and later. */
  firstEvent: 6000,
  nextEvent: 30_000,
  /** Between one look at the creation and the next, where events do not get through. */
  look: 2000,
}
/** In a row, before it is looked at instead. */
const mostFailures = 5

type Listener = {
  onEvent: (event: CreationEvent) => void
  /** No more events can arrive: `network`, or the server's error. */
  onLost: (code: FailureCode) => void
}

/**
 * Hears what happens to the creation that this browser holds, until it has ended or the answered function is called. A connection that
 * breaks is made again and begins with everything so far; where none comes about, as behind a proxy that holds answers back, the creation
 * is looked at now and then.
 */
export function watchCreation({ onEvent, onLost }: Listener, times = watchTimes): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let over = false

  const leave = () => {
    clearTimeout(timer)
    source?.close()
  }
  const end = () => {
    over = true
    leave()
  }
  const fail = () => {
    leave()
    failures += 1
    const wait = Math.min(times.firstWait * 2 ** (failures - 1), times.longestWait)
    if (failures < mostFailures) timer = setTimeout(connect, wait)
    else void look(Date.now() + longestCreation)
  }
  const expect = (within: number) => {
    clearTimeout(timer)
    timer = setTimeout(fail, within)
  }
  const connect = () => {
    const opened = new EventSource(api.creations.current.events.$url().pathname)
    source = opened
    expect(times.firstEvent)
    opened.onerror = fail
    opened.onmessage = ({ data }) => {
      const event = parsed(String(data))
      if (!event) return
      failures = 0
      expect(times.nextEvent)
      if (event.type === 'done' || event.type === 'failed') end()
      onEvent(event)
    }
  }
  const look = async (until: number) => {
    try {
      const creation = await answerOf(api.creations.current.$get())
      if (over) return
      if (creation.status === 'done') onEvent({ type: 'done', creation })
      else if (creation.status === 'failed') onEvent({ type: 'failed', code: 'creation_failed' })
      else if (Date.now() > until) onLost('network')
      else timer = setTimeout(() => void look(until), times.look)
    } catch (error) {
      if (!over) onLost(failureCode(error))
    }
  }

  connect()
  return end
}

/** Another release's event may be unlike ours: it is passed over. */
function parsed(text: string): CreationEvent | undefined {
  try {
    return creationEvent.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
