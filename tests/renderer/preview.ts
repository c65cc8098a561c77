import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { PreviewTarget } from '../../renderer/render-target.tsx'
import { SiteView } from '../../renderer/site-view.tsx'
import { freshBody } from './small-document.ts'

/** A website as the editor draws it: live, every change drawn into the same elements. */
export function startPreview(document: WebsiteSettings) {
  // React reads the current event from it. Set here, because another test may have removed it.
  vi.stubGlobal('window', {})
  const body = freshBody()
  const root = createRoot(body as unknown as Element) // the test DOM has no full Element
  const show = (next: WebsiteSettings) =>
    flushSync(() =>
      root.render(createElement(PreviewTarget, { editing: true }, createElement(SiteView, { document: next }))),
    )
  show(document)
  return { body, show }
}
