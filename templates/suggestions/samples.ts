import type { SectionOf } from '../../renderer/document/section-types.ts'
import { languageIn } from '../../renderer/languages/languages.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'

/** Invented people for a team section that the owner chose. Empty in unsupported languages. Visitors never see them. */
export const sampleMembers = (language: string): SectionOf<'Team'>['content']['members'] =>
  (languageIn(language)?.samples?.people ?? []).map(({ name, bio }, index) => ({
    id: `person-${index + 1}`,
    name,
    title: '',
    bio: `${sampleBioPrefix} ${bio}`,
    image: null,
    sample: true,
  }))
