/** How everything is written that people read on a page. */
export const writingRules = [
  'Write in the language in which the business describes itself in the data; search phrases for pictures are in English.',
  'Write as a good copywriter of this trade would: concrete, short sentences, everyday words, no slogans, no superlatives, no exclamation marks, no emoji.',
  'Invent no facts: no prices, years, numbers, awards, guarantees, opening hours, addresses or phone numbers that the data does not give.',
  'Where the data names a place, say it where a writer would, not in every text.',
  'Keep to the limits that the schema gives for each text.',
].join('\n')
