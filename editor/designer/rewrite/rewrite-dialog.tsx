import { Loader } from '@mantine/core'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { sectionTexts } from '#renderer/document/fields/section-texts.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import { documentAtom } from '../document/session.ts'
import { rewritingAtom } from './rewriting.ts'

const wait = <Loader size="sm" aria-label="One moment" />
const RewriteForm = lazyComponent(() => import('./rewrite-form.tsx').then((file) => file.RewriteForm), wait)

/** The document during a rewrite, otherwise null, so that typing doesn't rerender the closed dialog. */
const documentAskedAboutAtom = atom((get) => (get(rewritingAtom) === null ? null : get(documentAtom)))

/** Rewrites a text or section and shows the changes. Opened by rewritingAtom. */
export function RewriteDialog({ draftId }: { draftId: string }) {
  const [path, setPath] = useAtom(rewritingAtom)
  const document = useAtomValue(documentAskedAboutAtom)
  const [closing, setClosing] = useState<string>()
  const about = document && path !== null ? aboutOf(document, path) : undefined
  const close = () => {
    setClosing(about?.title)
    setPath(null)
  }
  return (
    <LazyDialog
      opened={about !== undefined}
      onClose={close}
      onClosed={() => setClosing(undefined)}
      title={about?.title ?? closing ?? ''}
      size={600}
    >
      {about && (
        <RewriteForm key={path} draftId={draftId} section={about.section} path={path ?? undefined} onDone={close} />
      )}
    </LazyDialog>
  )
}

function aboutOf(document: WebsiteSettings, path: string) {
  const [id] = path.split('.')
  const section = document.sections.find((candidate) => candidate.id === id)
  if (!section) return undefined
  const title = sectionTitle(section, document.sections)
  const [text] = sectionTexts(section, path)
  // Names an item by its first text.
  const part = path === id ? undefined : text?.path === path ? text.label : text?.text
  return { section, title: `Rewrite ${part ? `${title}: ${part}` : title}` }
}
