import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReturningDomains } from '../../../../editor/features/publish/returning-domains.tsx'
import { domainsQuery } from '../../../../editor/state/domains.ts'
import { draftOf, websiteOf } from '../../website.ts'
import { domainOf } from '../domains/a-domain.ts'

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

describe('the publish panel of a website that went offline', () => {
  it('names the custom domains that publishing connects again, and no other', () => {
    const html = draw()
    expect(html).toContain('riverside.example and www.riverside.example will be connected again when you publish.')
    expect(html).not.toMatch(/other\.example|unused\.example/)
  })

  it('says nothing of domains while the website is online', () => {
    expect(draw({ ...offline, handle: 'riverside' })).not.toContain('connected again')
  })
})
