import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openDraftAtom } from '#editor/designer/document/session.ts'
import { SettingsPanel } from '#editor/designer/settings/settings-panel.tsx'
import { domainsQuery } from '#editor/domains/queries.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { product } from '#renderer/document/product.ts'
import type { SiteSettings } from '#renderer/document/settings.ts'
import type { Domain } from '#worker/domains/schema.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { domainOf } from '../../domains/a-domain.ts'
import { draftOf, websiteOf } from '../../website.ts'

function draw(settings: Partial<SiteSettings> = {}, draft: Partial<Draft> = {}, domains: Domain[] = []): string {
  const store = createStore()
  const opened = draftOf(changeSettings(websiteOf(), settings), draft)
  store.set(openDraftAtom, opened)
  const queries = new QueryClient()
  queries.setQueryData(domainsQuery(opened.draftId).queryKey, { offered: true, domains, handleHost: null, target: '' })
  return renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <MantineProvider>
          <SettingsPanel />
        </MantineProvider>
      </QueryClientProvider>
    </Provider>,
  )
}
const banner = websiteOf().settings.cookieBanner
const unasked = 'Analytics runs without asking visitors.'

describe('the settings panel', () => {
  it('previews the cookie banner with both buttons, in the page’s language', () => {
    const cookieBanner = { ...banner, enabled: true }
    expect(draw({ cookieBanner })).toContain('>Refuse</span>')
    expect(draw({ cookieBanner, language: 'fr' })).toContain('>Refuser</span>')
    expect(draw({ cookieBanner })).not.toContain('×')
  })

  it('reports an invalid phone number for the legal pages under its field', () => {
    const { legal } = websiteOf().settings
    expect(draw({ legal: { ...legal, privacy: true, phone: 'call me' } })).toContain('Enter digits only.')
    expect(draw({ legal: { ...legal, privacy: true, phone: '0113 496 0143' } })).not.toContain('Enter digits only.')
  })

  it('previews the page title in a search result, a chat and a browser tab', () => {
    const html = draw({ pageTitle: 'Plumber in Leeds' })
    expect(html.match(/>Plumber in Leeds</g)).toHaveLength(3)
    expect(draw({ pageTitle: '' })).toContain('If left empty, the title is “Riverside Plumbing”.')
  })

  it('hides the search preview and explains why if indexing is switched off', () => {
    expect(draw()).not.toContain('Search engines won’t list this website')
    const html = draw({ searchIndexing: false })
    expect(html).toContain('Search engines won’t list this website')
    expect(html).toContain('Only people who know the web address can find it.')
  })

  it('says how long it takes for visits to appear in analytics', () => {
    expect(draw()).toContain('Changes can take up to 48 hours after publishing.')
  })

  it('says so if visitors are measured without their consent', () => {
    expect(draw({ analyticsId: 'G-AB12CD34EF' })).toContain(unasked)
    expect(draw({ analyticsId: 'G-AB12CD34EF', cookieBanner: { ...banner, enabled: true } })).not.toContain(unasked)
    expect(draw()).not.toContain(unasked)
  })

  it('previews the cookie banner in its own colors, with readable text', () => {
    const html = draw({ cookieBanner: { ...banner, enabled: true, backgroundColor: '#ffe680', buttonText: 'Fine' } })
    const colors = html.match(/--ground:(#\w+);--text:(#\w+)/)
    expect(colors?.[1]).toBe('#ffe680')
    expect(colors?.[2]).not.toBe('#ffffff')
    expect(html).toContain('>Fine<')
    expect(html).toMatch(/maxLength="200"/i)
  })

  it('asks the owner to publish first, and shows the web address afterwards', () => {
    expect(draw()).toContain('Publish your website first.')
    const html = draw({}, { handle: 'riverside' })
    expect(html).not.toContain('Publish your website first.')
    expect(html).toContain('>riverside<')
  })

  it('explains the problem of a domain that requires the owner’s action', () => {
    const broken = domainOf({ failureReason: 'InvalidDNSSettings' })
    const html = draw({}, { handle: 'riverside' }, [broken])
    expect(html).toContain('<span>Needs you</span><small>Connection not established. Check your DNS settings.</small>')
    expect(draw({}, { handle: 'riverside' }, [domainOf()])).not.toContain('Needs you')
  })

  it('shows the badge switch as disabled', () => {
    const html = draw()
    expect(html).toContain(`Hide the ${product.name} badge`)
    expect(html).toContain('Not currently available')
    expect(html.match(/<input[^>]*id="settings\.hideBadge"[^>]*>/)?.[0]).toContain('disabled')
  })

  it('asks who owns the website once there is a legal page, and disclaims legal advice', () => {
    const advice = 'A starting point, not legal advice. Ask a lawyer to check it.'
    const off = draw()
    expect(off).toContain('id="settings.legal.privacy"')
    expect(off).toContain('id="settings.legal.terms"')
    expect(off).not.toMatch(/settings\.legal\.(owner|address|email)|>Read</)
    expect(off).not.toContain(advice)
    const { legal } = websiteOf().settings
    const on = draw({ legal: { ...legal, privacy: true } })
    expect(on).toContain(advice)
    expect(on.match(/>Read</g)).toHaveLength(1)
    for (const name of ['owner', 'address', 'email', 'phone', 'registration'])
      expect(on).toMatch(new RegExp(`id="settings\\.legal\\.${name}"`))
    expect(on).toMatch(/maxLength="300"/i)
    expect(on).not.toContain('settings.legal.country')
    expect(draw({ legal: { ...legal, terms: true } })).toContain('id="settings.legal.country"')
    expect(on).not.toContain('It’s in English')
    expect(draw({ legal: { ...legal, terms: true }, language: 'sv' })).toContain('It’s in English')
    expect(draw({ legal: { ...legal, terms: true }, language: 'de-AT' })).not.toContain('It’s in English')
  })

  it('suggests contact details while the legal owner’s are missing', () => {
    const { legal } = websiteOf().settings
    expect(draw({ legal: { ...legal, privacy: true } })).toContain('Use your contact details')
    expect(draw({ legal: { ...legal, privacy: true, owner: 'Ana' } })).not.toContain('Use your contact details')
  })
})
