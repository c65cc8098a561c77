import { Button } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useState } from 'react'
import { addSection, addToMenu, roomFor } from '#renderer/document/edits/edits.ts'
import { type Section, type SectionType, sectionTypeNames, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { forMiniature } from '#ui/site/top-of-site.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { editAtom } from '../document/edits.ts'
import { openFieldAtom, selectSectionAtom } from '../document/selection.ts'
import classes from './add-section.module.css'
import { type Composer, factsFor, loadComposer, sketched } from './composing.ts'

const types = sectionTypeNames.filter((type) => !sectionTypes[type].required && !sectionTypes[type].disabled)
const and = new Intl.ListFormat('en')

/** The section types that the page has room for, each as it would look on it. */
export function AddSectionChoices({
  document,
  at,
  onDone,
}: {
  document: WebsiteSettings
  at: number
  onDone: () => void
}) {
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)
  const open = useSetAtom(openFieldAtom)
  const composer = useComposer()
  const offered = useMemo(() => (composer ? offersFor(document, composer) : []), [composer, document])
  const full = types.filter((type) => roomFor(document, type) < 1)

  const add = (section: Section) => {
    onDone()
    const label = composer?.menuLabel(section.type, document) ?? ''
    edit((before) => addToMenu(addSection(before, section, at), section, label))
    select(section.id)
  }
  const lead = (path: string) => {
    onDone()
    open(path)
  }

  return (
    <>
      {full.length < types.length ? (
        <ul className={classes.choices}>
          {offered.map(({ section, shown, needs }, turn) => (
            <li key={section.type} className={classes.offer}>
              <button
                type="button"
                className={classes.choice}
                data-click="add-this-section"
                onClick={() => add(section)}
              >
                <span className={needs ? classes.needy : undefined}>
                  <SectionMiniature site={document} section={shown} turn={turn} />
                </span>
                <span className={classes.name}>{sectionTypes[section.type].title}</span>
              </button>
              {needs && <Needs type={section.type} sentence={needs} onLead={lead} />}
            </li>
          ))}
        </ul>
      ) : (
        <p>Your page already has every section.</p>
      )}
      {full.length > 0 && full.length < types.length && (
        <p className={classes.full}>
          Already on your page: {and.format(full.map((type) => sectionTypes[type].title))}.
        </p>
      )}
    </>
  )
}

/** `shown`: the section as its miniature draws it. */
type Offer = { section: Section; shown: Section; needs: string | undefined }

/** A section of each type that the page has room for; those that the business's facts are enough for come first. */
function offersFor(document: WebsiteSettings, { compose, needs }: Composer): Offer[] {
  const offers = types
    .filter((type) => roomFor(document, type) > 0)
    .map((type) => {
      const [section, need] = [compose(document, type), needs(type, document)]
      return { section, shown: need ? sketched(section) : section, needs: need }
    })
  return [...offers.filter((offer) => !offer.needs), ...offers.filter((offer) => offer.needs)]
}

/** Says what a section still needs, and leads to the form for it. */
function Needs(props: { type: SectionType; sentence: string; onLead: (path: string) => void }) {
  const { type, sentence, onLead } = props
  const facts = factsFor[type]
  return (
    <div className={classes.needs}>
      <p>{sentence}</p>
      {facts && (
        <Button size="compact-xs" variant="default" onClick={() => onLead(facts.path)}>
          {facts.label}
        </Button>
      )}
    </div>
  )
}

function useComposer(): Composer | undefined {
  const [composer, setComposer] = useState<Composer>()
  useEffect(() => {
    let wanted = true
    loadComposer().then((loaded) => wanted && setComposer(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return composer
}

/** As wide as the section believes the window is, in CSS pixels. */
const width = 1120

/** A section as it would look on a website, small. `turn`, from 0 on, says when it is drawn: one after another. */
const SectionMiniature = memo(function SectionMiniature(props: {
  site: WebsiteSettings
  section: Section
  turn: number
}) {
  const { site, section, turn } = props
  const due = useIdleTurn(turn)
  const { title } = sectionTypes[section.type]
  return (
    <span className={classes.miniature} aria-hidden>
      {due && (
        <SiteFrame
          document={{ ...site, sections: [forMiniature(section)] }}
          title={`${title}: miniature`}
          width={width}
          inert
        />
      )}
    </span>
  )
})
