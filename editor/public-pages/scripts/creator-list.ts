import { copyOf, part } from './page-part.ts'

/** Where answers stand, the newest last, and what stands for those that are on their way. */
export function openList() {
  const list = part('results')
  let before: Element[] = []

  const awaited = () => list.querySelectorAll('.awaited')
  return {
    rows: () => [...list.children] as HTMLElement[],
    /** With `fresh`, new results replace the old ones, if there are any. */
    wait(count: number, fresh: boolean) {
      before = [...list.children]
      if (fresh) list.replaceChildren()
      list.append(...Array.from({ length: count }, () => copyOf('awaited')))
      list.setAttribute('aria-busy', 'true')
    },
    add(rows: readonly HTMLElement[]) {
      for (const one of awaited()) one.remove()
      list.append(...rows)
      list.removeAttribute('aria-busy')
    },
    giveUp() {
      list.replaceChildren(...before)
      list.removeAttribute('aria-busy')
    },
  }
}
