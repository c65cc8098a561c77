const maxDiscs = 10
const steps = [1, 2, 5]

/** Splits an amount into up to ten discs of a round unit. `rest`: the share of the last, partial disc. */
export function discsOf(amount: number): { unit: number; whole: number; rest: number } {
  const smallest = 10 ** Math.floor(Math.log10(amount / maxDiscs))
  const units = [...steps.map((step) => step * smallest), 10 * smallest]
  const unit = units.find((one) => amount / one <= maxDiscs) ?? 10 * smallest
  const count = Math.round((amount / unit) * 20) / 20
  return { unit, whole: Math.floor(count), rest: count - Math.floor(count) }
}
