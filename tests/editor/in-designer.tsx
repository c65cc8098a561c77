import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openDraftAtom } from '#editor/designer/document/session.ts'
import { SectionForm } from '#editor/designer/form/section-form.tsx'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf, websiteOf } from './website.ts'

export type Store = ReturnType<typeof createStore>

/** A designer's store with an open website. */
export function openedWith(document: WebsiteSettings = websiteOf()): Store {
  const store = createStore()
  store.set(openDraftAtom, draftOf(document))
  return store
}

/** The providers that every part of the designer needs. */
export function InDesigner({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">{children}</MantineProvider>
      </QueryClientProvider>
    </Provider>
  )
}

/** The markup of a part of the designer, with a website open. */
export const drawInDesigner = (part: ReactNode, document?: WebsiteSettings): string =>
  renderToStaticMarkup(<InDesigner store={openedWith(document)}>{part}</InDesigner>)

/** A website with one section of the given content or design. */
export function websiteWith(section: { id: string; type: SectionType; content?: object; design?: object }) {
  const website = websiteOf([])
  const made = sectionTypes[section.type].schema.parse(section) as Section
  const isRequired = sectionTypes[section.type].required
  const others = website.sections.filter(({ type }) => !isRequired || type !== section.type)
  return { ...website, sections: isRequired ? [made, ...others] : others.toSpliced(1, 0, made) } as WebsiteSettings
}

/** The content form of a section in an open website. */
export function ContentForm({ type, id }: { type: SectionType; id: string }) {
  return <SectionForm schema={sectionTypes[type].content} path={id} />
}
