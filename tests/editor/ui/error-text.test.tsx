import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../editor/api/api-error.ts'
import { messageFor } from '../../../editor/messages.ts'
import { ErrorText } from '../../../editor/ui/error-text.tsx'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { type ErrorCode, errorStatus } from '../../../worker/platform/http/errors.ts'
import { readSourceFiles } from '../../harness/source-files.ts'

const requestId = '2f0c1d9e'
const draw = (error: unknown, advice?: string) => renderToStaticMarkup(<ErrorText error={error} advice={advice} />)

describe('the text of a failed call', () => {
  it('shows the request id and a link to support for every failure of the server, and for no other', () => {
    const codes = Object.keys(errorStatus) as ErrorCode[]
    const referring = codes.filter((code) => draw(new ApiError(code, { requestId })).includes(requestId))
    expect(referring).toEqual(codes.filter((code) => errorStatus[code] >= 500))
    expect(draw(new ApiError('unknown', { requestId }))).toContain(`href="${pages.support}"`)
  })

  it('shows no request id where there was no request', () => {
    expect(draw(new ApiError('network'))).toBe(messageFor('network'))
    expect(draw(new Error('x'))).toBe(messageFor('unknown'))
  })

  it('puts the advice between the message and the request id', () => {
    const html = draw(new ApiError('unknown', { requestId }), 'Your website is safe.')
    expect(html).toMatch(/Please try again\. Your website is safe\.<small.*2f0c1d9e/)
  })

  it('is what every screen draws for a failed call', () => {
    const screens = readSourceFiles().filter(({ path }) => /^editor\/.*\.tsx?$/.test(path))
    const drawing = screens.filter(({ text }) => /\bmessageOf\(/.test(text)).map(({ path }) => path)
    expect(drawing).toEqual([
      'editor/messages.ts',
      'editor/public-pages/scripts/creator-words.ts',
      'editor/ui/error-text.tsx',
      'editor/ui/toast-error.tsx',
    ])
  })
})
