import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { product } from '#renderer/document/product.ts'
import { ErrorText, withSupportLink } from '#ui/errors/error-text.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { NotFound } from '#ui/errors/not-found.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { type ErrorCode, errorStatus } from '#worker/platform/http/errors.ts'
import { readSourceFiles } from '../../harness/source-files.ts'

const requestId = '2f0c1d9e'
const draw = (error: unknown, advice?: string) => renderToStaticMarkup(<ErrorText error={error} advice={advice} />)

describe('a failed call’s error text', () => {
  it('includes the request id and a support link only for server errors', () => {
    const codes = Object.keys(errorStatus) as ErrorCode[]
    const referring = codes.filter((code) => draw(new ApiError(code, { requestId })).includes(requestId))
    expect(referring).toEqual(codes.filter((code) => errorStatus[code] >= 500))
    expect(draw(new ApiError('unknown', { requestId }))).toContain(`href="${pages.support}"`)
  })

  it('includes no request id if there was no request', () => {
    expect(draw(new ApiError('network'))).toBe(messageFor('network'))
    expect(draw(new Error('x'))).toBe(messageFor('unknown'))
  })

  it('includes advice between the message and the request id', () => {
    const html = draw(new ApiError('unknown', { requestId }), 'Your website is safe.')
    expect(html).toMatch(/Please try again\. Your website is safe\.<small.*2f0c1d9e/)
  })

  it('comes from the same component on every screen', () => {
    const screens = readSourceFiles().filter(({ path }) => /^(editor|marketing)\/.*\.tsx?$/.test(path))
    const drawing = screens.filter(({ text }) => /\bmessageOf\(/.test(text)).map(({ path }) => path)
    expect(drawing).toEqual([
      'editor/ui/errors/error-text.tsx',
      'editor/ui/errors/error-texts.ts',
      'editor/ui/toasts/toast.tsx',
      'marketing/scripts/creator-texts.ts',
    ])
  })
})

const codes = Object.keys(errorStatus) as ErrorCode[]

describe('error messages', () => {
  test('consist of sentences, one for every code', () => {
    const messages = [...codes, 'network' as const].map((code) => `${code}: ${messageFor(code)}`)
    expect(messages.filter((message) => !/^\w+: [A-Z][^_]{10,}$/.test(message))).toEqual([])
  })

  test('differ for every code', () => {
    expect(new Set(codes.map(messageFor)).size).toBe(codes.length)
  })

  test('use the catalog’s words', () => {
    expect(messageFor('network')).toBe('Network connectivity failed. Check your connection and try again.')
    expect(messageFor('unknown')).toBe('An unknown error has occurred. Please try again.')
    expect(messageFor('creation_failed')).toBe('There was a problem creating your website')
    expect(messageFor('handle_in_use')).toBe('Web address already in use')
    expect(messageFor('website_limit_reached')).toContain('Maximum number of websites reached')
  })
})

it('the not-found screen shows the logo and a link to the homepage', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <NotFound />
    </MantineProvider>,
  )
  expect(html).toMatch(new RegExp(`<header[^>]*>.*?<a href="/"[^>]*><svg.*?</svg>${product.name}</a>`, 's'))
  expect(html).toContain('Nothing to see here')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*?Visit Homepage/s)
})

it('withSupportLink adds a support link without changing other text', () => {
  const link = new RegExp(`<a [^>]*href="${pages.support}" target="_blank" rel="noreferrer">contact support</a>`)
  for (const code of ['upload_failed', 'domain_taken'] as const) {
    const markup = renderToStaticMarkup(withSupportLink(messageFor(code)))
    expect(markup).toMatch(link)
    expect(markup.replace(link, 'contact support')).toBe(messageFor(code))
  }
  expect(withSupportLink('Try again.')).toBe('Try again.')
})

it('withSupportLink is used by every screen that mentions support', () => {
  const screens = readSourceFiles().filter(({ path }) => /^editor\/.*\.tsx$/.test(path))
  expect(screens.length).toBeGreaterThan(100)
  const naming = screens.filter(({ text }) => /contact support/i.test(text.replaceAll(/withSupportLink\([^)]*\)/g, '')))
  expect(naming.map(({ path }) => path)).toEqual(['editor/ui/errors/error-text.tsx'])
})
