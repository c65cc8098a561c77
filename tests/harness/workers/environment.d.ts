/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as WorkerEnv } from '../../../worker/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[]
      /** The server with scripted peers. */
      PEERS_URL: string
      /** The servers with scripted and generic models. */
      MODEL_URL: string
      FITTING_MODEL_URL: string
      /** The servers for Cloudflare's custom hostnames and for DNS over HTTPS. */
      CUSTOM_HOSTNAMES_URL: string
      DOH_URL: string
    }
    interface GlobalProps {
      mainModule: typeof import('../../../worker/index.ts')
      durableNamespaces: 'OwnerChannel' | 'CreationRun'
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    versionBefore: string
  }
}
