type Figure = Record<string, unknown>
type Run = { date: string; speed: number; runs: Figure[] }
export type Entry = Record<'unit' | 'against' | 'date', string> & { value: number; speed: number; runs: number[] }
export function entryOf(line: Figure, run: Run): Entry
export function writeFigures(page: string, data: string, entries: Record<string, Entry>): void
export function withFigures(page: string, entries: Record<string, Entry>): string
