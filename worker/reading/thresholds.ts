/** Probabilities from which a mark counts: as a question, as a service's note, and as a fact on the page. */
export const thresholds = {
  asked: 0.25,
  /** A detail of the business; no model may make it a service. */
  detail: 0.6,
  noted: 0.2,
  placed: 0.4,
  placedArea: 0.35,
  pricedService: 0.45,
  /** A service without a price needs more, unless a neighbor in its list has it. */
  unpricedService: 0.62,
  listedService: 0.4,
  /** For an item in a list whose other items are certain. */
  memberOfList: 0.3,
} as const
