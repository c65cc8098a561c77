import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import type { Suggestion } from '#templates/suggestions/website-suggestions.ts'
import classes from './panel-suggestions.module.css'
import type { SuggestionPlace } from './places.ts'
import { placesAtom, type SuggestionActions, useSuggestionActions } from './suggestions.ts'

function ownSuggestions({ type, services, questions }: SuggestionPlace): readonly Suggestion[] {
  if (type === 'Services') return services
  return type === 'FrequentlyAskedQuestions' ? questions : []
}

export function PanelSuggestions({ id }: { id: string }) {
  const place = useAtomValue(placesAtom).find(({ sectionId }) => sectionId === id)
  const actions = useSuggestionActions()
  const suggestions = place ? ownSuggestions(place) : []
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="section-suggestions">
      <h3 id="section-suggestions" className={classes.title}>
        Suggestions
      </h3>
      <ul className={classes.list}>
        {suggestions.map((suggestion) => (
          <Row key={suggestion.key} suggestion={suggestion} actions={actions} />
        ))}
      </ul>
      <p className={classes.note}>Visitors see a suggestion once you keep it.</p>
    </section>
  )
}

function Row({ suggestion, actions }: { suggestion: Suggestion; actions: SuggestionActions }) {
  const { keep, keepAndEdit, remove } = actions
  const isService = suggestion.kind === 'service'
  const words = isService ? suggestion.name : suggestion.kind === 'question' ? suggestion.question : ''
  return (
    <li className={classes.row}>
      <span className={classes.words}>{words}</span>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.act}
        aria-label={isService ? `Keep ${words}` : `Answer: ${words}`}
        onClick={() => (isService ? keep([suggestion]) : keepAndEdit(suggestion))}
      >
        {isService ? 'Keep' : 'Answer'}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove: ${words}`}
        title="Remove"
        onClick={() => remove([suggestion])}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  )
}
