import { IconPhoto } from '@tabler/icons-react'
import { useSetAtom, useStore } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import { toneClasses } from '#renderer/color/tone-rules.ts'
import { removeWithLinks } from '#renderer/document/edits/edits.ts'
import type { Section, SectionType } from '#renderer/document/section-types.ts'
import { hasBackgroundPicture } from '#renderer/elements/section-design.ts'
import { useSite } from '#renderer/site/site-context.ts'
import type {
  HoursSuggestion,
  PhotoSuggestion,
  QuestionSuggestion,
  ServiceSuggestion,
  Suggestion,
} from '#templates/suggestions/website-suggestions.ts'
import { editAsAtom } from '../document/edits.ts'
import { fieldValue, withFieldValue } from '../document/field.ts'
import { openFieldAtom } from '../document/selection.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import type { ListItem } from '../form/field-description.ts'
import { isSample, itemNoun } from '../form/lists/list-items.ts'
import type { Samples, SuggestionPlace } from './places.ts'
import { type SuggestionActions, useSuggestionActions } from './suggestions.ts'

/** By kind of suggestion: the section that it joins when kept. */
const sectionOfKind = { service: 'Services', question: 'FrequentlyAskedQuestions' } satisfies Record<
  string,
  SectionType
>

/** Suggestions and sample notes, rendered into the page in its style. Visitors see neither. */
export function DrawnSuggestions({ section, place }: { section: Section; place: SuggestionPlace }) {
  const actions = useSuggestionActions()
  const { type, services, questions, facts, samples } = place
  const isHome = { services: type === sectionOfKind.service, questions: type === sectionOfKind.question }
  const groupsWhere = (isOwn: boolean) => [
    isOwn && samples && <SamplesNote key="samples" samples={samples} />,
    isHome.services === isOwn && services.length > 0 && <Services key="services" place={place} actions={actions} />,
    isHome.questions === isOwn && questions.length > 0 && <Questions key="questions" place={place} actions={actions} />,
    !isOwn && facts.length > 0 && <Facts key="facts" place={place} actions={actions} />,
  ]
  return (
    <>
      <Ground section={section} isPart>
        {groupsWhere(true)}
      </Ground>
      <Ground section={section}>{groupsWhere(false)}</Ground>
    </>
  )
}

type GroundProps = { section: Section; isPart?: boolean; children: ReactNode[] }

/** Wraps suggestions. With `isPart`, they continue on the section's background. */
function Ground({ section: { design }, isPart = false, children }: GroundProps) {
  if (!children.some(Boolean)) return null
  const continues = isPart && design.fill === 'Color' && !hasBackgroundPicture(design)
  return (
    <div
      className={`section ${continues ? toneClasses[design.tone] : toneClasses.Plain}`}
      data-suggestions
      data-own={isPart || undefined}
      data-goes-on={continues || undefined}
      lang="en"
    >
      <div className="inner">{children}</div>
    </div>
  )
}

type GroupProps = { place: SuggestionPlace; actions: SuggestionActions }

const Facts = ({ place, actions }: GroupProps) => (
  <div data-facts>
    {place.facts.map((fact) =>
      fact.kind === 'hours' ? (
        <Hours key={fact.key} fact={fact as HoursSuggestion} actions={actions} />
      ) : (
        <Photo key={fact.key} fact={fact as PhotoSuggestion} actions={actions} />
      ),
    )}
  </div>
)

function Services({ place, actions }: GroupProps) {
  const suggestions = place.services as ServiceSuggestion[]
  const { keep, keepAndEdit, remove } = actions
  return (
    <section aria-label="Suggested services">
      <GroupHead suggestions={suggestions} hasHeading={place.type !== sectionOfKind.service}>
        <Act label="Keep all suggested services" words="Keep all" onPress={() => keep(suggestions)} />
        <Act label="Remove all suggested services" words="Remove all" onPress={() => remove(suggestions)} />
      </GroupHead>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.key} data-suggestion={suggestion.key}>
            <button
              type="button"
              data-words
              aria-label={`Keep and change ${suggestion.name}`}
              onClick={() => keepAndEdit(suggestion)}
            >
              {suggestion.name}
            </button>
            <p>{suggestion.about}</p>
            <Acts word="Suggestion">
              <Act label={`Keep ${suggestion.name}`} words="Keep" onPress={() => keep([suggestion])} />
              <Act label={`Remove ${suggestion.name}`} words="Remove" onPress={() => remove([suggestion])} />
            </Acts>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ place, actions }: GroupProps) {
  const { language } = useSite()
  const suggestions = place.questions as QuestionSuggestion[]
  const { keepAndEdit, remove } = actions
  return (
    <section aria-label="Suggested questions">
      <GroupHead suggestions={suggestions} hasHeading={place.type !== sectionOfKind.question} />
      <ul>
        {suggestions.map((suggestion) => {
          const { key, question } = suggestion
          return (
            <li key={key} data-suggestion={key}>
              <span data-words lang={language}>
                {question}
              </span>
              <Acts word="Suggestion">
                <Act label={`Answer: ${question}`} words="Answer" onPress={() => keepAndEdit(suggestion)} opens />
                <Act label={`Remove: ${question}`} words="Remove" onPress={() => remove([suggestion])} />
              </Acts>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Hours({ fact, actions }: { fact: HoursSuggestion; actions: SuggestionActions }) {
  const { language } = useSite()
  const { keep, keepAndEdit, remove } = actions
  return (
    <section data-suggestion={fact.key} aria-label="Suggested hours">
      <header>
        <span lang={language}>{fact.heading}</span>
        <b>Hours to confirm</b>
      </header>
      {fact.rows.map(({ days, times }) => (
        <p key={days} data-words lang={language}>
          <span>{days}</span> <span>{times}</span>
        </p>
      ))}
      <p>{fact.ask}</p>
      <Acts>
        <Act label="Keep these hours" words="Keep" onPress={() => keep([fact])} />
        <Act label="Change these hours" words="Change" onPress={() => keepAndEdit(fact)} opens />
        <Act label="Remove these hours" words="Remove" onPress={() => remove([fact])} />
      </Acts>
    </section>
  )
}

function Photo({ fact, actions }: { fact: PhotoSuggestion; actions: SuggestionActions }) {
  const { addPhoto, remove } = actions
  return (
    <section data-suggestion={fact.key} aria-label="Suggested photo">
      <header>
        <IconPhoto size="1em" aria-hidden />
        <b>{fact.heading}</b>
      </header>
      <p data-words>{fact.wish}</p>
      <p>{fact.place}</p>
      {fact.others.length > 0 && <p>Worth a photo as well: {fact.others.join(' ')}</p>}
      <Acts>
        <Act label="Add a photo" words="Add photo" onPress={() => addPhoto(fact)} opens />
        <Act label="Remove this suggestion of a photo" words="Remove" onPress={() => remove([fact])} />
      </Acts>
    </section>
  )
}

/** A note on a section's sample items, which owners can replace or remove but never publish. */
function SamplesNote({ samples: { listPath, ids, itemLabel } }: { samples: Samples }) {
  const store = useStore()
  const open = useSetAtom(openFieldAtom)
  const toast = useToastWithUndo()
  const what = `sample ${itemNoun(ids.length, itemLabel)}`
  const remove = () => {
    const message = `${ids.length} ${what} removed`
    store.set(editAsAtom, message, (document) => {
      const real = ((fieldValue(document, listPath) ?? []) as ListItem[]).filter((item) => !isSample(item))
      return real.length > 0
        ? withFieldValue(document, listPath, real)
        : removeWithLinks(document, listPath.split('.')[0] ?? '')
    })
    toast(message)
  }
  return (
    <ul>
      <li data-suggestion={`samples:${listPath}`}>
        <p>
          {ids.length} {what}. Visitors never see {ids.length === 1 ? 'it' : 'them'}.
        </p>
        <Acts>
          <Act label={`Replace the ${what}`} words="Replace" onPress={() => open(`${listPath}.${ids[0]}`)} opens />
          <Act label={`Remove the ${what}`} words="Remove" onPress={remove} />
        </Acts>
      </li>
    </ul>
  )
}

type GroupHeadProps = { suggestions: readonly Suggestion[]; hasHeading: boolean; children?: ReactNode }

/** The number of suggestions and, if the page has no section for them yet, its future heading. */
function GroupHead({ suggestions, hasHeading, children }: GroupHeadProps) {
  const { language } = useSite()
  return (
    <div data-group>
      {hasHeading && <h2 lang={language}>{suggestions[0]?.heading}</h2>}
      <Acts word={suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`}>
        {suggestions.length > 1 && children}
      </Acts>
    </div>
  )
}

const Acts = ({ word, children }: { word?: string; children: ReactNode }) => (
  <div data-acts>
    {word && <b>{word}</b>}
    {children}
  </div>
)

/** A button. With `opens`, a form or dialog takes the focus, otherwise the next suggestion does. */
function Act(props: { label: string; words: string; opens?: boolean; onPress: () => void }) {
  const { label, words, opens = false, onPress } = props
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const goOn = opens ? undefined : rememberPlace(currentTarget)
    onPress()
    goOn?.()
  }
  return (
    <button type="button" data-act aria-label={label} onClick={press}>
      {words}
    </button>
  )
}

/** Records a suggestion's position, to later focus the suggestion that is there, or the page if none is left. */
function rememberPlace(element: HTMLElement) {
  const page = element.ownerDocument
  const all = () => [...page.querySelectorAll<HTMLElement>('[data-suggestion]')]
  const within = element.closest<HTMLElement>('[data-suggestion]')
  const first = element.closest('section')?.querySelector<HTMLElement>('[data-suggestion]')
  const index = all().indexOf((within ?? first) as HTMLElement)
  return () =>
    requestAnimationFrame(() => {
      const left = all()
      const next = left[Math.min(Math.max(0, index), left.length - 1)]
      const target = next?.querySelector<HTMLElement>('[data-act]') ?? page.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    })
}
