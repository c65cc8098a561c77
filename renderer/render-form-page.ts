import { createElement } from 'react'
import { classesIn } from './css/used-rules.ts'
import { formEndpoint, formFieldNames } from './document/contact-form.ts'
import type { SectionType } from './document/section-types.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { sheetElement, withSheets } from './elements/inert.tsx'
import { replyWords } from './languages/reply-words.ts'
import { memoize, memoizeByObject } from './memoize.ts'
import type { FormPageState } from './page/form/form-page-state.ts'
import { formPageStyles } from './page/form/form-page-styles.ts'
import { FormPageView } from './page/form/form-page-view.tsx'
import { OtherHead } from './page/other-pages/other-head.tsx'
import { OtherPage, withParts } from './page/other-pages/other-page.tsx'
import { pageFrame } from './page/page-frame.ts'
import { securityHeaders } from './page/security-headers.ts'
import { publishedDocument } from './published-document.ts'
import { markup } from './render-markup.ts'

import { TargetProvider } from './site/render-target.tsx'
import { siteStyles } from './site/site-styles.ts'

export type { FormPageState } from './page/form/form-page-state.ts'
export type FormPage = { html: string; headers: Record<string, string> }

/**
 * The page between a contact form and its thanks page, in the website's style and the form's language, with the visitor's input. Rendered
 * per request, since it contains a token. `document` is the published one, and everything except the form is cached for it. `origin`: the
 * host's origin. `headers`: the policy and `no-store`.
 */
export async function renderFormPage(
  document: WebsiteSettings,
  { origin, state }: { origin: string; state: FormPageState },
): Promise<FormPage> {
  const { shown, page, target, headersFor } = cachedParts(document)
  const { heading } = replyWords(shown.settings.formLanguage)[state.kind]
  const parts = {
    head: markup(createElement(OtherHead, { document: shown, name: heading })),
    body: markup(createElement(TargetProvider, { target }, createElement(FormPageView, { document: shown, state }))),
  }
  const sentTo = new URL(state.action ?? formEndpoint, origin).origin
  // With a challenge, the website's own page shows the errors, since the policy also applies to a form's redirect target.
  const headers = await headersFor(sentTo === new URL(origin).origin ? "'self'" : `'self' ${sentTo}`)
  return { html: `<!doctype html>${withParts(page, parts)}`, headers }
}

/** All fields with all problems, to collect the rules that the style sheet needs. */
const fullState: FormPageState = {
  kind: 'problems',
  values: {},
  problems: Object.fromEntries(formFieldNames.map((name) => [name, 'missing'])),
  photos: { kept: 1, problem: 'unreadable' },
  token: '',
}

/** Cached per document, since it's the same for every request. */
const cachedParts = memoizeByObject((document: WebsiteSettings) => {
  const shown = publishedDocument(document)
  const { icons, manifest, target } = pageFrame(shown, { pings: true })
  const common = markup(createElement(OtherPage, { document: shown, icons, manifest, target }))
  const view = (state: FormPageState) =>
    markup(createElement(TargetProvider, { target }, createElement(FormPageView, { document: shown, state })))
  const bodies = view(fullState) + view({ ...fullState, kind: 'failed' })
  const classes = classesIn(common + bodies)
  const styled = { ...shown, sections: shown.sections.filter(({ type }) => type === 'Contact' || isFrame(type)) }
  const words = JSON.stringify(replyWords(shown.settings.formLanguage))
  const own = sheetElement(formPageStyles(styled, classes, words))
  const css = sheetElement(siteStyles(styled, classes, own.text))
  const sheets = [css.text, own.text]
  const headersFor = memoize(
    async (formAction: string) => ({
      ...(await securityHeaders(withoutContent(shown), { sheets, manifest, formAction })),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
    2,
  )
  return { shown, page: withSheets(common, css, own), target, headersFor }
})

/** The document's parts on this page: no analytics, and only the header's and footer's pictures. */
const withoutContent = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, analyticsId: '' },
  sections: document.sections.filter(({ type }) => isFrame(type)),
})

const isFrame = (type: SectionType) => type === 'Header' || type === 'Footer'
