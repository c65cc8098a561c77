/**
 * Undo and redo over immutable values. Own code rather than jotai-history: that one records only while it is mounted
 * and on every change, so typing a word would take five undos. Snapshots share all they have in common, so they are cheap.
 */
export type Timeline<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The field being typed in: further changes of it, while no pause comes between, belong to the same step. */
  readonly typing?: { readonly field: string; readonly at: number }
  /** What steps are called that were given a name, by the state they led to. */
  readonly names?: ReadonlyMap<T, string>
  /** When steps were taken, by the state they led to. */
  readonly times?: ReadonlyMap<T, number>
}

/** In milliseconds. After a pause this long, typing on begins a new step. */
export const typingPause = 900
export const longestHistory = 200

export const startTimeline = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] })

/**
 * Makes `next` the present. With a `field` (what is typed in), it folds into the step before when that was the same field
 * and no pause lies between; without one, it is a separate step. A value identical to the present changes nothing.
 */
export function record<T>(timeline: Timeline<T>, next: T, at: number, field?: string): Timeline<T> {
  if (next === timeline.present) return timeline
  const typing = field === undefined ? undefined : { field, at }
  const { typing: before } = timeline
  const continues = field !== undefined && before?.field === field && at - before.at < typingPause
  if (continues) return timed({ ...timeline, present: next, typing }, at)
  const past = [...timeline.past, timeline.present].slice(-longestHistory)
  return timed({ past, present: next, future: [], typing, ...notesOf(timeline) }, at)
}

/** Adds the time of the present, and drops the times of states that are gone. */
function timed<T>(timeline: Timeline<T>, at: number): Timeline<T> {
  const times = new Map([[timeline.present, at]])
  for (const state of timeline.past) {
    const time = timeline.times?.get(state)
    if (time !== undefined) times.set(state, time)
  }
  return { ...timeline, times }
}

/** Gives the step that led to the present a name. */
export function nameStep<T>(timeline: Timeline<T>, name: string): Timeline<T> {
  const there = new Set(states(timeline))
  const names = [...(timeline.names ?? [])].filter(([state]) => there.has(state))
  return { ...timeline, names: new Map([...names, [timeline.present, name]]) }
}

const notesOf = <T>({ names, times }: Pick<Timeline<T>, 'names' | 'times'>) => ({
  ...(names && { names }),
  ...(times && { times }),
})

/**
 * Changes every state, past and undone ones too, without a step: for changes that the person did not make, so that no
 * undo brings another of it back.
 */
export function amend<T>(timeline: Timeline<T>, change: (state: T) => T): Timeline<T> {
  const { names: before, times: earlier, ...rest } = timeline
  const names = new Map<T, string>()
  const times = new Map<T, number>()
  const changed = (state: T) => {
    const after = change(state)
    const name = before?.get(state)
    if (name !== undefined) names.set(after, name)
    const time = earlier?.get(state)
    if (time !== undefined) times.set(after, time)
    return after
  }
  const [past, present, future] = [rest.past.map(changed), changed(rest.present), rest.future.map(changed)]
  return { ...rest, past, present, future, ...(names.size > 0 && { names }), ...(times.size > 0 && { times }) }
}

/** Ends the step being typed, as when a field loses the focus. */
export function seal<T>(timeline: Timeline<T>): Timeline<T> {
  return timeline.typing ? { ...timeline, typing: undefined } : timeline
}

export function undo<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const previous = past.at(-1)
  if (previous === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], ...notesOf(rest) }
}

export function redo<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, ...notesOf(rest) }
}

/** Every state from the oldest that is remembered to the last that was undone. The present is the one after the past. */
export const states = <T>({ past, present, future }: Timeline<T>): T[] => [...past, present, ...future]

/** Shows the state at `index` of all states, as so many undos or redos would. */
export function goTo<T>(timeline: Timeline<T>, index: number): Timeline<T> {
  const all = states(timeline)
  const present = all[index]
  if (present === undefined || index === timeline.past.length) return timeline
  return { past: all.slice(0, index), present, future: all.slice(index + 1), ...notesOf(timeline) }
}
