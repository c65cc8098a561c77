import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type FormFieldName,
  type FormProblem,
  formFieldNames,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { formLanguages } from '../../../renderer/document/values/languages.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { type FormPageState, renderFormPage } from '../../../renderer/render-form-page.ts'
import { renderSite } from '../../../renderer/render-site.ts'

import { complaintsAbout } from '../../harness/valid-html.ts'
import { settingsWith, withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { hostileTexts } from '../property/hostile-texts.ts'
import { origin } from '../read-page.ts'

const site = withContent('Contact', { askPreferredTime: 'Optional' })
const values = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '+1 207 555 0142',
  preferredTime: '2026-11-24T14:30',
  message: 'Hello,\n\nis Tuesday <fine> & good?',
}
const page = (state: Partial<FormPageState> = {}, document: WebsiteSettings = site) =>
  renderFormPage(document, { origin, state: { kind: 'confirm', values, problems: {}, token: 'a.b-c_d', ...state } })
const kinds = ['confirm', 'problems', 'expired', 'limited', 'failed'] as const
const everyProblem = (problem: FormProblem) =>
  Object.fromEntries(formFieldNames.map((name) => [name, problem])) as Record<FormFieldName, FormProblem>

describe('the page after submitting a form', () => {
  describe('the confirmation page', () => {
    it('keeps all input in editable fields, with the token and a button', async () => {
      const { html } = await page()
      for (const name of ['name', 'email', 'phone', 'preferredTime'] as const)
        expect(html).toMatch(new RegExp(`<input id="Form-${name}"[^>]* value="${values[name].replaceAll('+', '\\+')}"`))
      expect(html).toMatch(/<textarea [^>]*>Hello,\n\nis Tuesday &lt;fine&gt; &amp; good\?<\/textarea>/)
      expect(html).toContain('<input type="hidden" name="token" value="a.b-c_d"/>')
      expect(html).toMatch(/<form class="card form" action="\/_\/contact" method="post">.*type="submit">Send message</s)
      expect(html).toContain(`name="${trapField}"`)
      expect(html).not.toMatch(/aria-invalid=|role="alert"|class="issue/)
    })

    it('labels the message with the owner’s question', async () => {
      const site = withContent('Contact', { messageLabel: 'What has happened to the lock?' })
      expect((await page({}, site)).html).toContain('<label for="Form-message">What has happened to the lock?</label>')
      expect((await page()).html).toContain('<label for="Form-message">Message</label>')
    })

    it('keeps a message that begins with an empty line', async () => {
      expect((await page({ values: { message: '\nHello' } })).html).toMatch(/<textarea [^>]*>\n\nHello<\/textarea>/)
    })

    it('shows the website’s header and footer, and excludes search engines', async () => {
      const { html } = await page()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).toContain('<title>One more click – Harbour &amp; Pine</title>')
      expect(html).toContain('data-section="header"')
      expect(html).toContain('© 2026 Harbour &amp; Pine LLC')
      expect(html).not.toMatch(/<slot|<style><\/style>|<title><\/title>|<script/)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    })

    it('lists all problems at the top and next to each field, with links', async () => {
      const { html } = await page({ kind: 'problems', problems: { email: 'invalid', message: 'too_long' } })
      const { invalid, labels } = replyWords('english')
      expect(html).toMatch(/<div class="issues" role="alert" tabindex="-1" autofocus=""[^>]*>/i)
      expect(html).toContain(`<a href="#Form-email">${invalid.email}</a>`)
      expect(html).toContain(`<p class="issue" id="Form-email-issue">${invalid.email}</p>`)
      expect(html).toMatch(/<input id="Form-email"[^>]* aria-invalid="true" aria-describedby="Form-email-issue"/)
      expect(html).toMatch(/<textarea id="Form-message"[^>]* aria-invalid="true" aria-describedby="Form-message-issue"/)
      const max = limits.contactMessage.toLocaleString('en')
      expect(html).toContain(`${labels.message}: please use no more than ${max} characters.`)
      expect(html.match(/aria-invalid=/g)).toHaveLength(2)
    })

    it('offers other contacts if the message cannot be accepted', async () => {
      for (const kind of kinds) {
        const { html } = await page({ kind })
        expect(html.includes('class="ways"'), kind).toBe(kind === 'limited' || kind === 'failed')
        expect(html).toContain(`<h1>${replyWords('english')[kind].heading}</h1>`)
      }
    })

    it('asks for the section’s fields, and for nothing without a section', async () => {
      const { html } = await page({}, withContent('Contact', { askPhone: 'Off', askName: 'Optional' }))
      expect(html).not.toMatch(/name="(phone|preferredTime)"/)
      expect(/<input id="Form-name"[^>]*>/.exec(html)?.[0]).not.toContain('required')
    })

    it.each(formLanguages)('uses %s and declares it', async (formLanguage) => {
      const document = websiteSettings.parse({ ...site, settings: { ...site.settings, language: 'sv', formLanguage } })
      const words = replyWords(formLanguage)
      for (const problem of ['missing', 'too_long', 'invalid'] as const) {
        const { html } = await page({ kind: 'problems', problems: everyProblem(problem) }, document)
        expect(html).toContain(`<section class="contact split section plain even asking" lang="${words.code}">`)
        expect(html.match(/class="issue"/g)).toHaveLength(formFieldNames.length)
        expect(html).not.toMatch(/undefined|\{(label|max)\}/)
        expect(await complaintsAbout(html, { filledIn: false })).toEqual([])
      }
    })

    it.each(presetStyles)('renders valid, styled HTML in every state: %s', async (style) => {
      for (const kind of kinds) {
        const problems = kind === 'problems' ? everyProblem('missing') : {}
        const { html } = await page({ kind, problems }, { ...site, style })
        expect(await complaintsAbout(html, { filledIn: false }), kind).toEqual([])
        if (kind === 'problems')
          for (const rule of ['.issues{', '.form .issue{', '--issue:#']) expect(html).toContain(rule)
      }
    })
  })

  describe('the confirmation page’s headers', () => {
    const hashes = (html: string) =>
      [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
        ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
      )

    it('allow exactly the page’s content, and forbid caching', async () => {
      const { html, headers } = await page()
      const policy = headers['Content-Security-Policy'] ?? ''
      expect(policy).toContain(`style-src ${hashes(html).join(' ')};`)
      expect(policy).toContain("form-action 'self';")
      expect(policy).toContain("connect-src 'self';")
      expect(policy).not.toMatch(/script-src|frame-src|unsafe|google/)
      expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' })
      expect(headers['X-Content-Type-Options']).toBe('nosniff')
    })

    it('allow the form’s target host, which redirects back', async () => {
      const action = 'https://preview.sites.example/_/challenge'
      const { html, headers } = await page({ action })
      expect(html).toContain(`action="${action}"`)
      expect(headers['Content-Security-Policy']).toContain("form-action 'self' https://preview.sites.example;")
      expect((await page()).headers['Content-Security-Policy']).toContain("form-action 'self';")
      const own = await page({ action: `${origin}/_/contact` })
      expect(own.headers['Content-Security-Policy']).toContain("form-action 'self';")
    })
  })

  describe('visitors’ input', () => {
    it.each(hostileTexts.map((text) => [JSON.stringify(text).slice(0, 40), text] as const))(
      'remains text: %s',
      async (_, text) => {
        const entered = Object.fromEntries(formFieldNames.map((name) => [name, text]))
        const { html } = await page({
          values: entered,
          problems: everyProblem('invalid'),
          kind: 'problems',
          token: text,
        })
        const plain = await page({ problems: everyProblem('invalid'), kind: 'problems' })
        const tags = (markup: string) => [...markup.matchAll(/<[a-z][a-z0-9]*/g)].map(String)
        expect(tags(html)).toEqual(tags(plain.html))
      },
    )

    it('never reaches the next visitor’s page', async () => {
      const mine = await page({ values: { message: 'a secret' } })
      expect(mine.html).toContain('a secret')
      expect((await page({ values: {} })).html).not.toContain('a secret')
    })
  })

  it('a website without a form gets an empty confirmation page', async () => {
    const sections = fullSite.sections.filter(({ type }) => type !== 'Contact')
    const { html } = await page({}, { ...fullSite, sections })
    expect(html).toContain('></main>')
  })
})

describe('the thank-you page', () => {
  it('tells assistants that the message was sent', async () => {
    const { files } = await renderSite(fullSite, { origin, formEndpoint: '/_/contact' })
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(files['thanks/index.html']?.body ?? '') ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'CommunicateAction',
      actionStatus: expect.stringMatching(/\/CompletedActionStatus$/),
    })
    expect(files['404.html']?.body).not.toContain('CommunicateAction')
  })
})

const withoutSheets = (html: string) => html.replace(/<style>.*?<\/style>/gs, '')

async function notFound(document = fullSite, home?: string) {
  const { files } = await renderSite(document, { origin: origin + (home ?? ''), home })
  return files['404.html']?.body ?? ''
}

const nobody = { phone: '', email: '', button: { type: 'None', value: '', label: '' } }

describe('the not-found page', () => {
  it('shows the website’s header and footer around a friendly message, and excludes search engines', async () => {
    const page = withoutSheets(await notFound())
    expect(page).toContain('<title>Nothing to see here – Harbour &amp; Pine</title>')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page.match(/<h1[ >]/g)).toHaveLength(1)
    expect(page).toContain('<h1>Nothing to see here</h1>')
    expect(page).toContain('data-section="header"')
    expect(page).toContain('© 2026 Harbour &amp; Pine LLC')
    expect(page).toContain('<p class="logo"><a href="/">')
    expect(page).not.toContain('rel="canonical"')
  })

  it.each([undefined, '/samples/fun/dentist'])('links home and to sections from any depth, below %s', async (home) => {
    const page = withoutSheets(await notFound(fullSite, home))
    const hrefs = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href = '']) => href)
    for (const href of hrefs) expect(href).toMatch(/^(\/|https:\/\/|mailto:|tel:|#(Content|Menu)$)/)
    expect(page).toContain(`<a class="button primary" href="${home ?? ''}/">Homepage</a>`)
    expect(page).toContain(`<a href="${home ?? ''}/#services">Services</a>`)
    expect(page).toContain(`href="${home ?? ''}/#contact">Contact Us</a>`)
  })

  it('links to no section missing from the index page', async () => {
    const sections = fullSite.sections.filter(({ type }) => type !== 'Gallery')
    const page = withoutSheets(await notFound({ ...fullSite, sections }))
    expect(page).not.toContain('#gallery')
  })

  it('shows the contact section’s phone and email', async () => {
    const page = withoutSheets(await notFound())
    expect(page).toContain('<a href="tel:+12075550142">+1 207 555 0142</a>')
    expect(page).toContain('<a href="mailto:hello@harbourandpine.example">hello@harbourandpine.example</a>')
  })

  it('shows the contact from a button, else from the legal details', async () => {
    const button = { type: 'Phone', value: '0207 946 0000', label: 'Call us' }
    const called = await notFound(withContent('Contact', { ...nobody, button }))
    expect(called).toContain('<a href="tel:02079460000">0207 946 0000</a>')
    const legal = { email: 'law@pine.example' }
    const { sections } = withContent('Contact', nobody)
    const named = await notFound({ ...settingsWith({ legal }), sections })
    expect(named).toContain('<a href="mailto:law@pine.example">')
  })

  it('leaves out missing and invalid contacts', async () => {
    const page = await notFound(withContent('Contact', { ...nobody, phone: 'ask', email: 'at the door' }))
    expect(withoutSheets(page)).not.toContain('Or reach us')
  })

  it('omits photo credits, since it shows no photos', async () => {
    const photo = { provider: 'Pexels', urls: [{ type: 'regular', url: 'https://images.pexels.com/a.jpg' }] }
    expect(withoutSheets(await notFound(withContent('Introduction', { image: photo })))).not.toContain('pexels.com')
  })

  it.each(presetStyles)(
    'looks like an introduction in style %s, even if the index page has no introduction',
    async (style) => {
      const bare = publishedDocument({ ...fullSite, style })
      for (const sections of [bare.sections, bare.sections.filter(({ type }) => type !== 'Introduction')]) {
        const page = await notFound({ ...bare, sections })
        expect(page).toMatch(/\.hero[^{}]*\{[^}]/)
        expect(page).toMatch(/\.pitch[^{}]*\{[^}]*max-width/)
        expect(await complaintsAbout(page, { filledIn: true })).toEqual([])
      }
    },
  )

  it('uses the page’s language', async () => {
    expect(await notFound(settingsWith({ language: 'de' }))).toContain('<h1>Hier gibt es nichts zu sehen</h1>')
  })
})
