import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { addSection, roomFor } from '../../../../renderer/document/edits.ts'
import { type Section, sectionTypeNames, sectionTypes } from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import { selectSectionAtom } from '../../../state/selection.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './add-section.module.css'
import { addingAtAtom } from './adding.ts'
import { type Compose, loadComposer } from './composing.ts'
import { SectionMiniature } from './section-miniature.tsx'

/** The document while a section is being added. Nothing at other times, so that typing does not draw the closed dialog. */
const documentAddedToAtom = atom((get) => (get(addingAtAtom) === null ? null : get(documentAtom)))

/** The section types that the page has room for, each as it would look on it. Opened by addingAtAtom. */
export function AddSectionDialog() {
  const [at, setAt] = useAtom(addingAtAtom)
  const document = useAtomValue(documentAddedToAtom)
  const close = () => setAt(null)
  return (
    <Dialog opened={at !== null && document !== null} onClose={close} title="Add a section" size={960}>
      {document && at !== null && <Choices document={document} at={at} onDone={close} />}
    </Dialog>
  )
}

const types = sectionTypeNames.filter((type) => !sectionTypes[type].required && !sectionTypes[type].disabled)
const and = new Intl.ListFormat('en')

function Choices({ document, at, onDone }: { document: WebsiteSettings; at: number; onDone: () => void }) {
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)
  const compose = useComposer()
  const offered = useMemo(
    () => (compose ? types.filter((type) => roomFor(document, type) > 0).map((type) => compose(document, type)) : []),
    [compose, document],
  )
  const full = types.filter((type) => roomFor(document, type) < 1)

  const add = (section: Section) => {
    onDone()
    edit((before) => addSection(before, section, at))
    select(section.id)
  }

  return (
    <>
      {full.length < types.length ? (
        <ul className={classes.choices}>
          {offered.map((section, turn) => (
            <li key={section.type}>
              <button
                type="button"
                className={classes.choice}
                data-click="add-this-section"
                onClick={() => add(section)}
              >
                <SectionMiniature site={document} section={section} turn={turn} />
                <span className={classes.name}>{sectionTypes[section.type].title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Your page has every section there is.</p>
      )}
      {full.length > 0 && full.length < types.length && (
        <p className={classes.full}>
          On your page already: {and.format(full.map((type) => sectionTypes[type].title))}.
        </p>
      )}
    </>
  )
}

function useComposer(): Compose | undefined {
  const [compose, setCompose] = useState<Compose>()
  useEffect(() => {
    let wanted = true
    loadComposer().then((loaded) => wanted && setCompose(() => loaded))
    return () => {
      wanted = false
    }
  }, [])
  return compose
}
