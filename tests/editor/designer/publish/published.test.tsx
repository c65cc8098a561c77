import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, type FailureCode } from '#api/api-error.ts'
import { ReturningDomains } from '#editor/designer/publish/publish-form.tsx'
import { PublishProblem } from '#editor/designer/publish/publish-problem.tsx'
import { QrCode } from '#editor/designer/publish/published/qr-code.tsx'
import { domainsQuery } from '#editor/domains/queries.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import { qrSvg } from '#ui/qr-path.ts'
import { type ShareWay, shareAddress } from '#ui/share-address.ts'
import { addressAround } from '#ui/words/names-of.ts'
import { domainOf } from '../../domains/a-domain.ts'
import { draftOf, websiteOf } from '../../website.ts'

describe('the QR code', () => {
  const url = 'https://riverside-plumbing.sites.example/'

  /** Converts a path of runs to a matrix of dark squares. */
  function modulesOf(path: string, size: number): boolean[][] {
    const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
      for (let at = 0; at < Number(width); at += 1) (modules[Number(y)] ?? [])[Number(x) + at] = true
    }
    return modules
  }

  const expected = encode(url, { ecc: 'M', border: 4 })

  const pathIn = (svg: string) => /<path d="(M[^"]+)"/.exec(svg)?.[1] ?? ''

  it('draws every module and the light margin', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <QrCode url={url} title="For your van" text="Point a phone at it." />
      </MantineProvider>,
    )
    expect(html).toContain(`viewBox="0 0 ${expected.size} ${expected.size}"`)
    expect(html).toContain('aria-label="QR code of riverside-plumbing.sites.example"')
    expect(modulesOf(pathIn(html), expected.size)).toEqual(expected.data)
  })

  it('looks the same in the print file, in black on white', () => {
    const svg = qrSvg(url)
    expect(modulesOf(pathIn(svg), expected.size)).toEqual(expected.data)
    expect(svg).toContain(`<path fill="#fff" d="M0 0h${expected.size}v${expected.size}H0z"/>`)
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  })
})

describe('the text of a shared link', () => {
  const url = 'https://oak-and-ember.sites.example/'
  const shared = { url, title: 'Oak & Ember + Co', text: 'Oak & Ember + Co: our new website' }
  const paramsOf = (way: ShareWay) => new URL(shareAddress(way, shared)).searchParams

  it('contains the website’s name and address in every app', () => {
    expect(paramsOf('Email').get('subject')).toBe(shared.title)
    for (const way of ['Email', 'Text message'] as const)
      expect(paramsOf(way).get('body')).toBe(`${shared.text} ${url}`)
    expect(paramsOf('WhatsApp').get('text')).toBe(`${shared.text} ${url}`)
    expect(paramsOf('Facebook').get('u')).toBe(url)
    expect(paramsOf('LinkedIn').get('url')).toBe(url)
  })

  it('omits the address if it already contains it', () => {
    expect(shareAddress('WhatsApp', { ...shared, text: `See ${url} today` })).not.toMatch(/oak-and.*oak-and/)
  })

  it('encodes its spaces without plus signs in an email', () => {
    expect(shareAddress('Email', shared)).not.toContain('our+new')
  })
})

describe('an offline website’s publish panel', () => {
  const offline = draftOf(websiteOf())

  const returning = { websiteName: null, live: false, returnsTo: offline.draftId }

  const named = (name: string, change: Parameters<typeof domainOf>[0]) =>
    domainOf({ ...change, domainName: name, shownName: name })

  const domains = [
    named('riverside.example', returning),
    named('www.riverside.example', returning),
    named('other.example', { ...returning, returnsTo: 'another-draft' }),
    named('unused.example', { websiteName: null }),
  ]

  function draw(draft = offline): string {
    const queries = new QueryClient()
    queries.setQueryData(domainsQuery(draft.draftId).queryKey, {
      offered: true,
      domains,
      handleHost: null,
      target: 'sites.shingle.example',
    })
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MantineProvider>
          <ReturningDomains draft={draft} />
        </MantineProvider>
      </QueryClientProvider>,
    )
  }

  it('lists only the custom domains that publishing reconnects', () => {
    const html = draw()
    expect(html).toContain('riverside.example and www.riverside.example will be connected again when you publish.')
    expect(html).not.toMatch(/other\.example|unused\.example/)
  })

  it('lists no domains once the website is online', () => {
    expect(draw({ ...offline, handle: 'riverside' })).not.toContain('connected again')
  })
})

describe('a publishing error', () => {
  vi.stubGlobal('location', { pathname: '/designer', search: '?websiteId=draft-1' })
  const draw = (code: FailureCode, requestId?: string) =>
    renderToStaticMarkup(
      <MantineProvider>
        <PublishProblem error={new ApiError(code, { requestId })} />
      </MantineProvider>,
    )

  it('explains what happened and what to do', () => {
    expect(draw('network')).toContain(`${messageFor('network')} Your website is safe.`)
    expect(draw('stale_revision')).toContain('Check it, then try again.')
    for (const code of ['network', 'stale_revision', 'too_large', 'not_signed_in'] as const) {
      expect(draw(code)).toContain('role="alert"')
    }
  })

  it('links to the sign-in page in a new tab if the person is signed out', () => {
    const html = draw('not_signed_in')
    expect(html).toContain('href="/login?next=%2Fdesigner%3FwebsiteId%3Ddraft-1"')
    expect(html).toContain('target="_blank"')
    expect(draw('network')).not.toContain('<a ')
  })

  it('includes the request’s reference only if the failure is on our side', () => {
    expect(draw('unknown', 'a1b2c3')).toContain('never a mix.<small')
    expect(draw('not_configured', 'a1b2c3')).toContain('with the reference a1b2c3.')
    expect(draw('stale_revision', 'a1b2c3')).not.toContain('a1b2c3')
  })
})

describe('a displayed web address', () => {
  it('emphasizes the part that the owner chose, even if it is a path', () => {
    expect(addressAround('https://riverside.sites.example/')).toEqual({
      before: '',
      chosen: 'riverside',
      after: '.sites.example',
    })
    expect(addressAround('https://edge.ada.workers.dev/riverside/')).toEqual({
      before: 'edge.ada.workers.dev/',
      chosen: 'riverside',
      after: '',
    })
  })
})
