import { UnstyledButton } from '@mantine/core'
import { IconClock, IconHelpCircle, IconPhoto, IconTools } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { Suggestion } from '#templates/suggestions/website-suggestions.ts'
import classes from '../sections/sections.module.css'
import type { SuggestionPlace } from './places.ts'
import { showSuggestionsAtom } from './suggestions.ts'

type Part = { kind: Suggestion['kind']; title: string; tag: string; sectionType?: SectionType }

const pluralize = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`)

/** Suggestions after a section, as rows in the section list. `sectionType`: the section that they join when kept. */
function partsOf({ services, questions, facts }: SuggestionPlace): Part[] {
  const parts: (Part | false)[] = [
    services.length > 0 && {
      kind: 'service',
      title: 'Services',
      tag: pluralize(services.length),
      sectionType: 'Services',
    },
    questions.length > 0 && {
      kind: 'question',
      title: 'Questions',
      tag: pluralize(questions.length),
      sectionType: 'FrequentlyAskedQuestions',
    },
    facts.some(({ kind }) => kind === 'hours') && { kind: 'hours', title: 'Opening hours', tag: 'To confirm' },
    facts.some(({ kind }) => kind === 'photo') && { kind: 'photo', title: 'Photo', tag: 'Suggestion' },
  ]
  return parts.filter((part) => part !== false)
}

export const tagOf = (place: SuggestionPlace | undefined): string | undefined =>
  place && partsOf(place).find(({ sectionType }) => sectionType === place.type)?.tag

const icons = { service: IconTools, question: IconHelpCircle, hours: IconClock, photo: IconPhoto } satisfies Record<
  Suggestion['kind'],
  unknown
>

/** Rows for suggestions whose section isn't on the page yet. Each row scrolls the page to them. */
export function SuggestedRows({ place }: { place: SuggestionPlace }) {
  const show = useSetAtom(showSuggestionsAtom)
  return partsOf(place)
    .filter(({ sectionType }) => sectionType !== place.type)
    .map(({ kind, title, tag }) => ({ kind, title, tag, Icon: icons[kind] }))
    .map(({ kind, title, tag, Icon }) => (
      <li key={kind} className={classes.section} data-suggested>
        <UnstyledButton className={classes.sectionOpen} onClick={() => show(kind)}>
          <Icon size={18} className={classes.sectionIcon} aria-hidden />
          <span className={classes.sectionTitle}>
            {title}
            <span className={classes.suggested}>{tag}</span>
          </span>
        </UnstyledButton>
      </li>
    ))
}
