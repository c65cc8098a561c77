import { type Command, insertScript, onPage } from './insert-script.ts'

/** Loads Microsoft Clarity, which records from then on. Returns its command function. */
export function startClarity(id: string): Command {
  const waiting: Command & { q?: unknown[] } = function () {
    waiting.q ??= []
    // biome-ignore lint/complexity/noArguments: as its own snippet does.
    waiting.q.push(arguments)
  }
  onPage.clarity ??= waiting
  // Its script puts itself in the place of the list.
  const clarity: Command = (...command) => onPage.clarity?.(...command)
  clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
  insertScript(`https://www.clarity.ms/tag/${id}`)
  return clarity
}
