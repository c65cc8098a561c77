import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type DocumentStatus, documentStatus } from '#editor/designer/document/session.ts'
import { keepLibraryPicture, picturesQuery } from '#editor/designer/pictures/queries.ts'
import { pendingSchedules, releasesKey, releasesQuery } from '#editor/designer/publish/queries.ts'
import { mailDisconnected } from '#editor/domains/changes.ts'
import { selectedWebsite } from '#editor/websites/queries.ts'
import { rememberedLimit } from '#editor/websites/website-limit.ts'
import { bearerCache } from '#session/bearer.ts'
import { queryProblem } from '#session/query-problem.ts'
import type { LibraryPicture, PictureLibrary } from '#worker/pictures/schema.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { eventually } from '../../harness/eventually.ts'

describe('opening a website in the designer', () => {
  /** Every combination of known states, with the resulting status. */
  const cases = [false, true].flatMap((authLoaded) =>
    [false, true].flatMap((signedIn) =>
      [undefined, 0, 1, 2].flatMap((draftCount) =>
        [false, true].map((open) => ({ authLoaded, signedIn, draftCount, open })),
      ),
    ),
  )
  const statusWhere = (is: (known: (typeof cases)[number]) => boolean): Set<DocumentStatus> =>
    new Set(cases.filter(is).map(documentStatus))
  const only = (status: DocumentStatus) => new Set([status])

  describe('the current draft’s status', () => {
    it('remains Waiting until the session has loaded', () => {
      expect(statusWhere(({ authLoaded }) => !authLoaded)).toEqual(only('Waiting'))
    })

    it('reads Unavailable for a signed-out person, even with an open document', () => {
      expect(statusWhere(({ authLoaded, signedIn }) => authLoaded && !signedIn)).toEqual(only('Unavailable'))
    })

    it('reads Unavailable for a person without drafts', () => {
      expect(
        statusWhere(
          ({ authLoaded, signedIn, draftCount, open }) => authLoaded && signedIn && draftCount === 0 && !open,
        ),
      ).toEqual(only('Unavailable'))
    })

    it('reads Waiting while the drafts or the selected one are loading', () => {
      expect(
        statusWhere(
          ({ authLoaded, signedIn, draftCount, open }) => authLoaded && signedIn && draftCount !== 0 && !open,
        ),
      ).toEqual(only('Waiting'))
    })

    it('reads Ready once a document is open, even if the last draft was deleted elsewhere', () => {
      expect(statusWhere(({ authLoaded, signedIn, open }) => authLoaded && signedIn && open)).toEqual(only('Ready'))
    })
  })
})

describe('selectedWebsite', () => {
  const newest = { draftId: 'draft-3', publishedHandle: null }
  const drafts = [newest, { draftId: 'draft-1', publishedHandle: 'riverside' }]

  it('returns the first website in the list by default', () => {
    expect(selectedWebsite(drafts, null).listed).toBe(newest)
    expect(selectedWebsite(drafts, '').listed).toBe(newest)
  })

  it('returns the website with the given id or web address', () => {
    expect(selectedWebsite(drafts, 'draft-1').listed?.draftId).toBe('draft-1')
    expect(selectedWebsite(drafts, 'riverside').listed?.draftId).toBe('draft-1')
  })

  it('returns no other website if the given one is missing', () => {
    expect(selectedWebsite(drafts, 'somebody-elses')).toEqual({ asked: 'somebody-elses', listed: undefined })
    expect(selectedWebsite([], null)).toEqual({ asked: '', listed: undefined })
  })
})

describe('the website limit', () => {
  it('appears before the server rejects another website, once it is known', () => {
    expect(rememberedLimit(5, 5, null)).toBe(5)
    expect(rememberedLimit(6, 5, null)).toBe(5)
    expect(rememberedLimit(4, 5, null)).toBeNull()
  })

  it('appears at once if it was reached before, until the current limit is known', () => {
    expect(rememberedLimit(5, undefined, 5)).toBe(5)
    expect(rememberedLimit(5, undefined, null)).toBeNull()
  })

  it('follows later changes', () => {
    expect(rememberedLimit(5, 8, 5)).toBe(8)
    expect(rememberedLimit(5, 3, 5)).toBe(3)
  })
})

describe('releases', () => {
  describe('scheduled versions', () => {
    it('appear sorted by time, after failed ones', () => {
      const later: Schedule = { kind: 'revert', at: '2026-11-23T08:00:00Z', release: 4, handle: 'elm', failure: null }
      const sooner: Schedule = { ...later, kind: 'publish', at: '2026-11-20T08:00:00Z' }
      const failed: Schedule = { ...later, failure: 'unknown' }
      expect(pendingSchedules({ releases: [], schedules: [later, sooner] })).toEqual([sooner, later])
      expect(pendingSchedules({ releases: [], schedules: [sooner, failed] })).toEqual([failed, sooner])
    })
  })

  it('releasesKey covers the queries of one website or of all', () => {
    const { queryKey } = releasesQuery('draft-1')
    expect(queryKey.slice(0, 3)).toEqual(releasesKey('draft-1'))
    expect(queryKey.slice(0, 2)).toEqual(releasesKey())
  })
})

describe('the email about a disconnected domain', () => {
  const order = { domainName: 'example.com', companyName: 'Riverside Plumbing' }

  function answering(mail: () => Response) {
    const calls: { path: string; headers: Headers; body: unknown }[] = []
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const { pathname: path } = new URL(String(input))
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      calls.push({ path, headers: new Headers(init?.headers), body })
      if (path !== '/api/session/token') return mail()
      return Response.json({ token: 'a.b.c', expiresAt: new Date(Date.now() + 300_000).toISOString() })
    })
    return calls
  }

  afterEach(() => {
    bearerCache.forget()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('goes out on a request with the bearer token, the domain and the business’s name', async () => {
    const calls = answering(() => Response.json({ sent: true }))
    await mailDisconnected(order)
    const call = calls.find(({ path }) => path === '/api/entri/email-service/send-disconnect-email')
    expect(call?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(call?.body).toEqual({ domain: 'example.com', companyName: 'Riverside Plumbing' })
  })

  it('causes only a warning in the log if it fails', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answering(() => Response.json({ error: { code: 'mail_failed', requestId: 'r' } }, { status: 503 }))
    await expect(mailDisconnected(order)).resolves.toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })
})

describe('the picture library', () => {
  const picture = (id: string) => ({ id }) as LibraryPicture
  const library = (...ids: string[]) => ({ pictures: ids.map(picture), limit: 36 }) as PictureLibrary

  it('keeps an uploaded picture when an earlier read ends after the upload', async () => {
    const queries = new QueryClient()
    const { queryKey } = picturesQuery('draft-1')
    queries.setQueryData(queryKey, library('first'))
    const late = Promise.withResolvers<PictureLibrary>()
    const read = vi.fn(() => Promise.resolve(library('second', 'first'))).mockReturnValueOnce(late.promise)
    const stop = new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => undefined)

    await keepLibraryPicture(queries, 'draft-1', picture('second'))
    late.resolve(library('first'))
    await eventually(() => expect(queries.isFetching({ queryKey })).toBe(0))

    expect(queries.getQueryData(queryKey)).toEqual(library('second', 'first'))
    expect(read).toHaveBeenCalledTimes(2)
    stop()
  })
})

describe('queryProblem', () => {
  it('returns the query’s error', () => {
    const error = new ApiError('unknown')
    expect(queryProblem({ error, data: undefined, fetchStatus: 'idle' })).toBe(error)
  })

  it('returns a network error if there is neither a connection nor data', () => {
    expect(queryProblem({ error: null, data: undefined, fetchStatus: 'paused' })).toMatchObject({ code: 'network' })
    expect(queryProblem({ error: null, data: [], fetchStatus: 'paused' })).toBeNull()
  })

  it('returns null while the query is loading or has data', () => {
    expect(queryProblem({ error: null, data: undefined, fetchStatus: 'fetching' })).toBeNull()
    expect(queryProblem({ error: null, data: [], fetchStatus: 'idle' })).toBeNull()
  })
})
