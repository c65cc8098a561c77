import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'
import { looks } from '../../renderer/styles/looks.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'

/** Invented people, each marked as a sample. */
export function teamContent(brief: Brief): ContentInput<'Team'> {
  const { copy, team, pictures } = brief.industry
  const [phrase] = pictures.person
  return {
    heading: copy.headings.team,
    frame: looks[brief.style].teamFrame,
    members: team.map(({ name, portrait, title, bio }, index) => ({
      id: `person-${index + 1}`,
      name,
      title,
      bio: `${sampleBioPrefix} ${bio}`,
      image: artwork(brief, [`${phrase} ${portrait}`, `Portrait of ${name}`], `person ${index + 1}`),
      sample: true,
    })),
  }
}
