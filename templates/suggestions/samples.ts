import type { SectionOf } from '../../renderer/document/section-types.ts'
import { languageIn } from '../../renderer/languages/languages.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'

/** Invented people for a team section that its owner chose; none in a language without them. Visitors never see them. */
export const sampleMembers = (language: string): SectionOf<'Team'>['content']['members'] =>
  samplesIn(language).people.map(({ name, bio }, index) => ({
    id: `person-${index + 1}`,
    name,
    title: '',
    bio: `${sampleBioPrefix} ${bio}`,
    image: null,
    sample: true,
  }))

/** Invented reviews, without stars: nobody gave any. */
export const sampleReviews = (language: string): SectionOf<'CustomerReviews'>['content']['items'] =>
  samplesIn(language).reviews.map(({ name, text }, index) => ({
    id: `review-${index + 1}`,
    paragraph: text,
    authorName: name,
    authorLocation: '',
    stars: 0,
    date: '',
    source: '',
    link: '',
    sample: true,
  }))

const samplesIn = (language: string) => languageIn(language)?.samples ?? { people: [], reviews: [] }
