/** Words about how a business feels, and the font pairs and palettes that feel so. */
const moods: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [/\b(?:dogs?|pupp\w+|pets?|cats?|kids|child\w*|nursery|toddlers?|toys?|fun|playful|party|parties)\b/, ['lively', 'airy', 'terracotta', 'sky-cobalt']],
  [/\b(?:luxur\w+|bespoke|high[- ]end|fine|exclusive|tailor\w*|jewel\w+|antiques?|wine)\b/, ['classic', 'ink-on-bone', 'navy-brass']],
  [/\b(?:weddings?|brid\w+|flowers?|florist\w*|beauty|nails|lashes|make-?up|cakes?)\b/, ['classic', 'homely', 'blush-plum']],
  [/\b(?:organic|eco|natural|plants?|gardens?|herb\w*|sustainab\w+|vegan|farm\w*|trees?)\b/, ['homely', 'deep-green', 'sand-olive']],
  [/\b(?:bak\w+|bread|coffee|pottery|ceramics?|handmade|craft\w*|wool|leather|wood\w*)\b/, ['homely', 'terracotta', 'sand-olive']],
  [/\b(?:tattoo\w*|night|bars?|cocktails?|music|dj|film|studio|barber\w*|motor\w*)\b/, ['strong', 'after-dark', 'ink-on-bone']],
  [/\b(?:emergency|heavy|steel|concrete|roof\w*|haul\w*|demolition|removals?|weld\w+|scaffold\w*)\b/, ['strong', 'steady', 'navy-brass']],
  [/\b(?:calm|quiet|gentle|mindful\w*|yoga|relax\w*|sleep|grief|anxiety)\b/, ['airy', 'thoughtful', 'sand-olive', 'deep-green']],
  [/\b(?:tech\w*|software|apps?|digital|data|cyber\w*|websites?|repair\w*)\b/, ['clear', 'steady', 'sky-cobalt']],
  [/\b(?:law\w*|legal|solicitors?|financ\w+|tax\w*|insurance|notary|invest\w+|advis\w+)\b/, ['thoughtful', 'steady', 'navy-brass']],
  [/\b(?:books?|writ\w+|teach\w*|tutor\w*|lessons?|histor\w+|translat\w+)\b/, ['thoughtful', 'homely']],
  [/\b(?:sea|swim\w*|pools?|water\w*|boats?|surf\w*|windows?|ice|snow)\b/, ['airy', 'sky-cobalt']],
] // biome-ignore format: a table

/** The ids that each mood said in a text, in lowercase, speaks for. */
export const moodsIn = (text: string): readonly (readonly string[])[] =>
  moods.filter(([words]) => words.test(text)).map(([, ids]) => ids)
