import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { ownPicked, type Picked, type TabProps, toggled, withRange } from '../picked.ts'

type Selecting = Pick<TabProps, 'maxCount' | 'onPick'> & {
  /** In display order. */
  shown: readonly LibraryPicture[]
  onSelect: (change: (picked: readonly Picked[]) => readonly Picked[]) => void
  onDelete: () => void
}

/**
 * Selection as in file managers: Shift selects a range, Ctrl or Command adds, Ctrl+A selects all. With `isMultiple`, each click adds, for
 * touch screens.
 */
export function useSelection({ maxCount, shown, onPick, onSelect, onDelete }: Selecting) {
  const [isMultiple, setIsMultiple] = useState(false)
  /** The start of a range. */
  const anchor = useRef<string>(undefined)
  const all = shown.map(ownPicked)
  const extendTo = (key: string) =>
    onSelect((now) => withRange(now, all, anchor.current ?? now.findLast(({ isOwn }) => isOwn)?.key, key))
  const selectAll = () => onSelect((now) => [...now.filter(({ isOwn }) => !isOwn), ...all])
  const clear = () => onSelect((now) => now.filter(({ isOwn }) => !isOwn))

  const press = (picture: Picked, event: MouseEvent) => {
    if (event.shiftKey) return extendTo(picture.key)
    anchor.current = picture.key
    if (isMultiple || event.ctrlKey || event.metaKey) onSelect((now) => toggled(now, picture))
    else onPick(picture)
  }

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')]
    const from = tiles.indexOf(event.target as HTMLElement)
    if (from < 0) return
    const to = nextTile(tiles, from, event.key)
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (to !== undefined) {
      if (!event.shiftKey) anchor.current = all[to]?.key
      else if (all[to]) extendTo(all[to].key)
      tiles[to]?.focus()
    } else if (isAll) selectAll()
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete()
    else return
    event.preventDefault()
  }

  const toggleSeveral = () => {
    setIsMultiple(!isMultiple)
    // Don't delete the page's current picture along with the selection.
    if (maxCount === 1) clear()
  }
  return { isMultiple, toggleSeveral, press, moveByKey, selectAll, clear }
}

/** The tile that an arrow key moves to. Undefined for other keys. */
function nextTile(tiles: readonly HTMLElement[], from: number, key: string): number | undefined {
  const topOf = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top
  const columns = tiles.filter((tile) => topOf(tile) === topOf(tiles[0])).length
  const last = tiles.length - 1
  const to = {
    ...{ ArrowLeft: from - 1, ArrowRight: from + 1, ArrowUp: from - columns, ArrowDown: from + columns },
    ...{ Home: 0, End: last },
  }[key]
  return to === undefined ? undefined : to < 0 || to > last ? from : to
}
