import { maxCreationMs } from '#worker/creation/run/phases.ts'
import { type CreationEvent, creationEvent } from '#worker/creation/schema.ts'
import { type FailureCode, failureCode } from './api-error.ts'
import { api, responseBody } from './client.ts'

/** In milliseconds. */
export const watchTimes = {
  /** First reconnect delay. Doubles with each attempt, up to `maxDelay`. */
  firstDelay: 400,
  maxDelay: 4000,
  /** Timeouts for the first event, which includes all progress so far, and for later events. */
  firstEventTimeout: 6000,
  nextEventTimeout: 30_000,
  /** Polling interval when a proxy blocks events. */
  pollInterval: 2000,
}
/** Consecutive failures before polling. */
const maxFailures = 5

type Listener = {
  onEvent: (event: CreationEvent) => void
  /** `network`, or the server's error. No more events follow. */
  onLost: (code: FailureCode) => void
}

/**
 * Subscribes to this browser's creation until it ends or the returned function is called. Reconnects after a drop, and each connection
 * replays all previous events. Polls if events don't arrive, for example behind a buffering proxy.
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
    const wait = Math.min(times.firstDelay * 2 ** (failures - 1), times.maxDelay)
    if (failures < maxFailures) timer = setTimeout(connect, wait)
    else void poll(Date.now() + maxCreationMs)
  }
  const expect = (within: number) => {
    clearTimeout(timer)
    timer = setTimeout(fail, within)
  }
  const connect = () => {
    const opened = new EventSource(api.creations.current.events.$url().pathname)
    source = opened
    expect(times.firstEventTimeout)
    opened.onerror = fail
    opened.onmessage = ({ data }) => {
      const event = parsed(String(data))
      if (!event) return
      failures = 0
      expect(times.nextEventTimeout)
      if (event.type === 'done' || event.type === 'failed') end()
      onEvent(event)
    }
  }
  const poll = async (until: number) => {
    try {
      const creation = await responseBody(api.creations.current.$get())
      if (over) return
      if (creation.status === 'done') onEvent({ type: 'done', creation })
      else if (creation.status === 'failed') onEvent({ type: 'failed', code: 'creation_failed' })
      else if (Date.now() > until) onLost('network')
      else timer = setTimeout(() => void poll(until), times.pollInterval)
    } catch (error) {
      if (!over) onLost(failureCode(error))
    }
  }

  connect()
  return end
}

/** Ignores events from another version of the server if we can't parse them. */
function parsed(text: string): CreationEvent | undefined {
  try {
    return creationEvent.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
