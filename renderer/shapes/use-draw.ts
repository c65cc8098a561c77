import { useShapes } from './use-shapes.ts'

/** Neighboring seeds differ in color, so each place on a page follows another part of the seed. */
const steps = { opening: 13, facts: 17, services: 7, questions: 31, contact: 43, form: 19 } as const

/** A function that picks one of several equally good options for a place on the page, by the website's seed. */
export function useDraw(): <T>(place: keyof typeof steps, among: readonly [T, ...T[]]) => T {
  const { seed } = useShapes()
  return (place, among) => among[Math.floor(seed / steps[place]) % among.length] ?? among[0]
}
