import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'

/** A statement by the invented owner of an invented business. Always marked as a sample. */
export type Testimonial = { trade: IndustrySlug; style: PresetStyle; person: string; text: string }

export const testimonials: readonly Testimonial[] = [
  {
    trade: 'barber-shop',
    style: 'Geometric',
    person: 'Gil, between two haircuts',
    text: 'I answered the questions on my phone while a hot towel did its work. The man under it asked who my designer was. I said I’d have to look it up.',
  },
  {
    trade: 'therapist',
    style: 'CommonAlt',
    person: 'Miriam',
    text: 'Other websites shouted. This one asked me what I do and then said it, in my voice. I changed one comma and left the rest alone.',
  },
  {
    trade: 'carpentry',
    style: 'Common',
    person: 'Dougal',
    text: 'I typed ‘new staircase from £3,200’, and there it stood, ‘from’ and all. No brochure talk. It took me longer to find my glasses.',
  },
  {
    trade: 'restaurant',
    style: 'Elegant',
    person: 'Inés and Paul',
    text: 'We set the summer page to go live on the Monday while we were on a ferry. It did. We checked, of course, twice.',
  },
  {
    trade: 'book-store',
    style: 'Fun',
    person: 'Harriet, the shop cat’s secretary',
    text: 'I went back to version three because I liked the blue. Nobody argued with me, and version seven is still there if I miss it.',
  },
  {
    trade: 'music-lessons',
    style: 'Fun',
    person: 'Tobias',
    text: 'A grandmother called to book and said the page was there before the kettle clicked. I’ve had worse reviews.',
  },
]
