import { limits } from '../../renderer/document/limits.ts'
import { looks } from '../../renderer/styles/looks.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { navigationLabel } from './navigation.ts'

/** The people whom the owner named, without portraits: nobody knows what they look like. */
export function teamContent(brief: Brief): ContentInput<'Team'> | undefined {
  const { people } = brief.business
  if (people.length === 0) return undefined
  return {
    ...blankTeam(brief),
    frame: looks[brief.style].teamFrame,
    members: people.slice(0, limits.teamMembers).map(({ name, role, about }, index) => ({
      id: `person-${index + 1}`,
      name,
      title: role,
      bio: about,
      image: null,
      sample: false,
    })),
  }
}

export const blankTeam = (brief: Brief): ContentInput<'Team'> => ({
  heading: navigationLabel(brief, 'Team'),
  members: [],
})
