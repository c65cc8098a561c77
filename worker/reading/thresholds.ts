/** Minimum probabilities for a mark to count: as a question, as a service's note, and as a fact on the page. */
export const thresholds = {
  asked: 0.25,
  /** A detail about the business that no model may turn into a service. */
  detail: 0.6,
  noted: 0.2,
  placed: 0.4,
  placedArea: 0.35,
  pricedService: 0.45,
  /** A service without a price needs a higher probability, unless an adjacent list item has it. */
  unpricedService: 0.62,
  listedService: 0.4,
  /** For an item in a list whose other items are certain. */
  memberOfList: 0.3,
} as const
