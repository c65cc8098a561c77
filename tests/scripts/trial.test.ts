import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appConfig, builtIn } from '../../scripts/deploy/app-config.ts'
import { edgeConfig } from '../../scripts/deploy/edge-config.ts'
import { environmentOf } from '../../scripts/deploy/environment.ts'
import { missingSecrets } from '../../scripts/deploy/missing-settings.ts'
import { readInstallation } from '../../scripts/deploy/read-installation.ts'
import { installationFolder } from '../harness/peers/installation-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const constants = '/constants.json'

/** The configurations that wrangler receives. */
function trialOf(env: NodeJS.ProcessEnv = {}, folder = root) {
  const { installation, problems } = readInstallation(folder, 'trial', env)
  if (!installation) throw new Error(problems.join())
  const environment = environmentOf(installation, 'trial', { root: folder, account: 'id', subdomain: 'ada' })
  if (!environment.edge) throw new Error('a trial has two Workers')
  const ids = { DB: 'id-of-db', SITES: 'id-of-sites' }
  return {
    environment,
    app: appConfig(environment, { root: folder, ids, constants }),
    edge: edgeConfig(environment.edge, { root: folder, siteStore: 'id-of-sites', constants }),
  }
}

afterEach(() => void vi.unstubAllEnvs())

describe('a trial', () => {
  it('uses two Workers at different workers.dev hosts and needs no domain', () => {
    const { app, edge } = trialOf()
    expect([app.name, edge.name]).toEqual(['shingle-trial', 'shingle-trial-edge'])
    for (const config of [app, edge]) {
      expect([config.workers_dev, config.routes, config.preview_urls]).toEqual([true, [], false])
      expect(config.vars).toMatchObject({
        ...{ APP_ORIGIN: 'https://shingle-trial.ada.workers.dev', TRIAL: 'true' },
        SITES_ORIGIN: 'https://shingle-trial-edge.ada.workers.dev',
      })
    }
    expect(edge.services).toEqual([
      { binding: 'APP', service: 'shingle-trial' },
      { binding: 'COUNTS', service: 'shingle-trial', entrypoint: 'VisitIntake' },
    ])
    expect(edge.r2_buckets).toEqual([{ binding: 'MEDIA', bucket_name: 'shingle-trial-media' }])
  })

  it('runs like production, but stores its emails and stays within the plan’s limits', () => {
    const { app, environment } = trialOf()
    expect(app.vars).toMatchObject({
      ...{ ENVIRONMENT: 'production', MAIL_PROVIDER: 'embedded', HOSTNAMES_PROVIDER: 'none', SOCIAL_PROVIDER: 'none' },
      ...{ AI_DAILY_BUDGET_ALL: '0.1', DATABASE_LIMIT_MB: '500', TRANSFORMATIONS_DAILY: '150' },
    })
    expect([app.send_email, app.secrets]).toEqual([[], { required: ['AUTH_SECRET', 'MAILBOX_TOKEN'] }])
    expect(missingSecrets(environment, ['AUTH_SECRET', 'MAILBOX_TOKEN'])).toEqual([])
    expect(builtIn(environment)).toMatchObject({ SHINGLE_DEPLOYED: 'true', SHINGLE_TRIAL: 'true' })
  })

  it('ignores the settings file and accepts environment variables', () => {
    const { folder, remove } = installationFolder('not even JSON')
    const { app } = trialOf(
      { SHINGLE_AI_PROVIDER: 'embedded', SHINGLE_OPERATOR_EMAILS: 'ada@pages-of-ada.net' },
      folder,
    )
    expect(app.vars).toMatchObject({ AI_PROVIDER: 'embedded', OPERATOR_EMAILS: 'ada@pages-of-ada.net' })
    const { problems } = readInstallation(folder, 'trial', { SHINGLE_WEBSITE_LIMIT: 'five', SHINGLE_WEBSITE: '5' })
    expect(problems).toEqual([
      expect.stringContaining('SHINGLE_WEBSITE_LIMIT is "five": '),
      expect.stringContaining('SHINGLE_WEBSITE: there is no such setting'),
    ])
    remove()
  })
})

describe('the Deploy to Cloudflare button', () => {
  const zeros = { database: '00000000-0000-0000-0000-000000000000', store: '00000000000000000000000000000000' }

  /** A repository made by the button: its wrangler.toml contains the new resources. */
  function clonedByButton() {
    const clone = installationFolder()
    const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')
      .replace(zeros.database, 'f1b0c7de-0000-4000-8000-000000000001')
      .replace(zeros.store, 'f1b0c7de000000000000000000000002')
      .replace('bucket_name = "shingle-media"', 'bucket_name = "my-pictures"')
    rmSync(join(clone.folder, 'wrangler.toml'))
    writeFileSync(join(clone.folder, 'wrangler.toml'), toml)
    return clone
  }

  it('gives both Workers the chosen names and binds the resources it created', () => {
    vi.stubEnv('WRANGLER_CI_OVERRIDE_NAME', 'my-pages')
    const { folder, remove } = clonedByButton()
    const { app, edge } = trialOf({}, folder)
    expect([app.name, edge.name]).toEqual(['my-pages', 'my-pages-edge'])
    expect(app.vars?.SITES_ORIGIN).toBe('https://my-pages-edge.ada.workers.dev')
    expect(app.d1_databases).toMatchObject([{ binding: 'DB', database_id: 'f1b0c7de-0000-4000-8000-000000000001' }])
    expect(app.kv_namespaces).toMatchObject([{ binding: 'SITES', id: 'f1b0c7de000000000000000000000002' }])
    expect(app.r2_buckets?.map(({ bucket_name }) => bucket_name)).toEqual(['my-pictures', 'shingle-message-photos'])
    expect(edge.r2_buckets).toMatchObject([{ binding: 'MEDIA', bucket_name: 'my-pictures' }])
    remove()
  })

  it('appears in the docs with package.json’s repository', () => {
    const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      repository: { url: string }
    }
    const address = repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
    for (const page of ['README.md', 'docs/deploying.md'])
      expect(readFileSync(join(root, page), 'utf8')).toContain(`https://deploy.workers.cloudflare.com/?url=${address})`)
  })
})
