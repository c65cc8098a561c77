/** A command as both tools take it: in a list that their script works through once it is there. */
export type Command = (...command: unknown[]) => void

/** What their scripts find on the page. */
export const onPage = globalThis as typeof globalThis & { dataLayer?: unknown[]; clarity?: Command & { q?: unknown[] } }

export function insertScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
