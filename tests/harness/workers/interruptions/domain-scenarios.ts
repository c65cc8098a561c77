import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { repoint } from '../../../../worker/publishing/go-live.ts'
import { changeHandle } from '../../../../worker/publishing/publish.ts'
import { deleteDraft, unpublish } from '../../../../worker/publishing/take-down.ts'
import { connectDomain, disconnectDomain, goLive, takeDomain } from '../domains/connected-domain.ts'
import type { Scenario } from './scenario.ts'
import { publishSite, type StagedSite, stageSite } from './staged-site.ts'

const nowhere = { handle: null, other: null, domain: null }
const first = ({ first: title }: StagedSite) => ({ ...nowhere, handle: title })
const toDomain = ({ domainName }: StagedSite) => `to ${domainName}`
const atDomain = (site: StagedSite) => ({ ...nowhere, handle: toDomain(site), domain: site.first })

async function stageConnected(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const site = await stageSite(ctx, name)
  await connectDomain(ctx, site)
  return site
}

/** Everything that may happen to a website that has a domain, or gets one. */
export const domainScenarios: readonly Scenario[] = [
  {
    name: 'repoint: connect a domain',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await takeDomain(ctx, site)
      return site
    },
    run: (ctx, site) => goLive(ctx, site),
    before: first,
    after: atDomain,
  },
  {
    name: 'repoint: disconnect a domain',
    prepare: stageConnected,
    run: (ctx, site) => disconnectDomain(ctx, site),
    before: atDomain,
    after: first,
  },
  {
    name: 'repoint: let the handle’s host stay',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => repoint(ctx, { userId, draftId, handleRedirects: false }),
    before: atDomain,
    after: ({ first: title }) => ({ ...nowhere, handle: title, domain: title }),
  },
  {
    name: 'publish at a domain',
    prepare: stageConnected,
    run: publishSite,
    before: atDomain,
    after: (site) => ({ ...nowhere, handle: toDomain(site), domain: site.second }),
  },
  {
    name: 'change the address behind a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId, other }) => changeHandle(ctx, { userId, draftId, handle: other }),
    before: atDomain,
    after: (site) => ({ ...nowhere, other: toDomain(site), domain: site.first }),
  },
  {
    name: 'unpublish a website with a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => unpublish(ctx, { userId, draftId }),
    before: atDomain,
    after: () => nowhere,
  },
  {
    name: 'delete a website with a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => deleteDraft(ctx, { userId, draftId }),
    before: atDomain,
    after: () => nowhere,
  },
]
