import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { type SectionType, sectionTypeNames } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { sectionNeeds } from '#templates/compose/compose.ts'
import { sectionChoices } from '#templates/compose/section-order.ts'
import { changeAnswersAtom } from '../wizard-state.ts'
import { recommendedSectionsAtom } from './composed-business.ts'
import { chosenSectionsAtom } from './offered.ts'
import classes from './section-choices.module.css'

type SectionChoicesProps = {
  /** As it is with these choices. */
  page: WebsiteSettings
  /** Called with a section that was just selected, so that the preview can scroll to it. */
  onAdded: (type: SectionType) => void
}

/** The sections of the page. A chosen one that has nothing to say yet says what it waits for. */
export function SectionChoices({ page, onAdded }: SectionChoicesProps) {
  const chosen = useAtomValue(chosenSectionsAtom)
  const recommended = useAtomValue(recommendedSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <fieldset className={classes.sections}>
      <legend className={classes.legend}>Choose sections</legend>
      {sectionEntries.map((entry) => {
        const [type] = entry.types
        const isChosen = entry.types.every((one) => chosen.includes(one))
        return (
          <Choice
            key={entry.title}
            entry={entry}
            isChosen={isChosen}
            isRecommended={entry.types.some((one) => recommended.includes(one))}
            waitsFor={type && whenAdded(type, page, chosen)}
            onToggle={(on) => {
              change({ sections: toggleEntry(chosen, entry.types, on) })
              if (on && type) onAdded(type)
            }}
          />
        )
      })}
    </fieldset>
  )
}

type ChoiceProps = {
  entry: SectionEntry
  isChosen: boolean
  isRecommended: boolean
  waitsFor: string | undefined
  onToggle: (on: boolean) => void
}

function Choice({ entry: { title, required }, isChosen, isRecommended, waitsFor, onToggle }: ChoiceProps) {
  const id = useId()
  const remark = required ? 'Always there' : isRecommended ? 'Recommended' : undefined
  return (
    <label className={classes.section}>
      <input
        type="checkbox"
        data-click="choose-section"
        aria-labelledby={`${id}-title`}
        aria-describedby={
          [remark && `${id}-remark`, isChosen && waitsFor && `${id}-note`].filter(Boolean).join(' ') || undefined
        }
        checked={isChosen}
        disabled={required}
        onChange={({ currentTarget: { checked } }) => onToggle(checked)}
      />
      <span className={classes.words}>
        <span id={`${id}-title`}>{title}</span>
        {waitsFor && (
          <span id={`${id}-note`} className={classes.note} data-shown={isChosen || undefined}>
            {waitsFor}
          </span>
        )}
      </span>
      {remark && (
        <span id={`${id}-remark`} className={classes.remark}>
          {remark}
        </span>
      )}
    </label>
  )
}

type SectionEntry = { title: string; types: readonly SectionType[]; required: boolean }

const required = sectionChoices.filter((choice) => choice.required)

/** What the wizard offers. The sections that no page goes without are one entry, 'Header & Footer'. */
export const sectionEntries: readonly SectionEntry[] = [
  { title: required.map(({ title }) => title).join(' & '), types: required.map(({ type }) => type), required: true },
  ...sectionChoices
    .filter((choice) => !choice.required)
    .map(({ title, type }) => ({ title, types: [type], required: false })),
]

/** The chosen types with an entry's put in or taken out, in the order in which a page has them. */
export function toggleEntry(chosen: readonly SectionType[], types: readonly SectionType[], on: boolean): SectionType[] {
  const wanted = new Set(chosen)
  for (const type of types) {
    if (on) wanted.add(type)
    else wanted.delete(type)
  }
  return sectionTypeNames.filter((type) => wanted.has(type))
}

const later: Partial<Record<SectionType, string>> = {
  Services: 'We’ll add this when you say what you offer.',
  Gallery: 'We’ll add this when you have pictures of your work.',
  QuoteBanner: 'We’ll add this when you have a sentence for it.',
  ImageBanner: 'We’ll add this when you have a picture and a line for it.',
  Team: 'We’ll add this when you name people.',
  Scheduling: 'We’ll add this when you have a booking page.',
  Video: 'We’ll add this when you have a video.',
  CustomerReviews: 'We’ll add this when you have reviews.',
  FrequentlyAskedQuestions: 'We’ll add this when you give terms, or say what you don’t do.',
}

/** Why a section is not on the page, or would not be if it were chosen; undefined for one that has something to say. */
export function whenAdded(
  type: SectionType,
  page: WebsiteSettings,
  chosen: readonly SectionType[],
): string | undefined {
  if (publishedDocument(page).sections.some((section) => section.type === type)) return undefined
  return chosen.includes(type) || sectionNeeds(type, page) !== undefined ? later[type] : undefined
}
