import { useAtomValue } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { schemaFields } from '#renderer/document/fields/schema-fields.ts'
import { type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { documentAtom } from '../document/session.ts'
import { BusinessGroups } from '../settings/business/business-form.tsx'
import { businessGroups } from '../settings/business/business-groups.ts'
import classes from './sections.module.css'

/** Business facts that a section shows without having a field for them. Edits apply everywhere. */
export function SectionFacts({ id, type }: { id: string; type: SectionType }) {
  const heading = useId()
  const names = useFactNames(id, type)
  const groups = businessGroups.filter(({ fields }) => fields.some((field) => names.split(' ').includes(field)))
  if (groups.length === 0) return null
  return (
    <section className={classes.facts} aria-labelledby={heading}>
      <h3 id={heading}>From your business</h3>
      <BusinessGroups groups={groups} />
    </section>
  )
}

const shownBy: Record<string, string> = { phone: 'phones', email: 'emails', price: 'services', duration: 'services' }

/** Facts shown by fields of the section's content. */
function factsOfFields(type: SectionType): string[] {
  const overrides = schemaFields(sectionTypes[type].content).flatMap((field) => field.overrides ?? [])
  const names = overrides.map((fact) => shownBy[fact] ?? fact)
  return type === 'Services' ? [...names, 'services'] : names
}

/** Names of the facts that a section shows, joined to compare by value. */
function useFactNames(id: string, type: SectionType): string {
  const frame = useAtomValue(pageFrameAtom)
  const document = useAtomValue(documentAtom)
  const [names, setNames] = useState('')
  useEffect(() => {
    if (!frame || !document) return
    const own = factsOfFields(type)
    const shown = [...frame.querySelectorAll(`[data-section="${CSS.escape(id)}"] [data-business]`)]
    const all = shown.map((element) => element.getAttribute('data-business') ?? '')
    const facts = all.map((name) => (name === 'place' ? 'location' : name))
    setNames([...new Set(facts)].filter((name) => !own.includes(name)).join(' '))
  }, [frame, document, id, type])
  return names
}
