/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as WorkerEnv } from '../../../worker/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[]
      /** Of the server that stands for the outside world. */
      PEERS_URL: string
      /** Of the models that say what a test scripted, and of the one that answers whatever it is asked. */
      MODEL_URL: string
      FITTING_MODEL_URL: string
      /** Of the server that speaks Cloudflare's custom hostnames API, and of the one that speaks DNS over HTTPS. */
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
