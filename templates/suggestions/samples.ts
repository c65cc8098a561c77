import type { SectionOf } from '../../renderer/document/section-types.ts'
import { languageIn } from '../../renderer/languages/languages.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'

/** Invented people for a team section that its owner chose; none in a language without them. Visitors never see them. */
export const sampleMembers = (language: string): SectionOf<'Team'>['content']['members'] =>
  (languageIn(language)?.samples?.people ?? []).map(({ name, bio }, index) => ({
    id: `person-${index + 1}`,
    name,
    title: '',
    bio: `${sampleBioPrefix} ${bio}`,
    image: null,
    sample: true,
  }))
