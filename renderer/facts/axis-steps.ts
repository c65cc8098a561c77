/** Round numbers for an axis from `low` to `high`: at most `most`, with the smallest possible distance. */
export function axisSteps(low: number, high: number, distances: readonly number[], most: number): number[] {
  const between = distances.find((distance) => (high - low) / distance < most) ?? high - low
  const first = Math.floor(low / between) * between
  const count = Math.floor((high - first) / between) + 1
  return Array.from({ length: count }, (_, index) => first + index * between)
}
