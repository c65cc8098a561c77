import { type IRequest, json, Router } from 'itty-router'
import * as z from 'zod'
import type { Env } from '../env.ts'
import { recordRun } from '../health/job-runs.ts'
import { openDatabase } from '../platform/db/database.ts'
import { finishTables, isInUse, readRows, readSchema, replaceTables, rowsToWrite, writeRows } from './database.ts'

/** STORES_TOKEN: known only to the script that started this Worker. BACKUP: a bucket that backups go to. */
type BackupEnv = Pick<Env, 'DB' | 'MEDIA' | 'MESSAGE_PHOTOS'> & { STORES_TOKEN?: string; BACKUP?: R2Bucket }

const buckets = ['MEDIA', 'MESSAGE_PHOTOS', 'BACKUP'] as const

/** What a bucket keeps beside a file's bytes. */
const fileMetadata = z.object({
  httpMetadata: z.record(z.string(), z.string()).default({}),
  customMetadata: z.record(z.string(), z.string()).default({}),
})

function bucketOf({ params }: IRequest, env: BackupEnv): R2Bucket {
  const name = buckets.find((one) => one === params.bucket)
  const bucket = name && env[name]
  if (!bucket) throw new Error(`no bucket ${params.bucket}`)
  return bucket
}

const keyOf = ({ params }: IRequest) => decodeURIComponent(params.key ?? '')

const router = Router<IRequest, [BackupEnv]>({
  before: [
    ({ headers }, { STORES_TOKEN }) => {
      if (!STORES_TOKEN || headers.get('authorization') !== `Bearer ${STORES_TOKEN}`)
        return new Response(null, { status: 403 })
    },
  ],
  finally: [json],
  catch: (error: unknown) => new Response(error instanceof Error ? error.message : String(error), { status: 500 }),
})

router
  .get('/in-use', async (_request, env) => ({ isInUse: await isInUse(env.DB) }))
  .post('/ended', async (_request, env) => {
    await recordRun(openDatabase(env.DB), 'backup', new Date())
    return {}
  })
  .get('/schema', (_request, env) => readSchema(env.DB))
  .put('/schema', async (request, env) => {
    const { tables } = z.object({ tables: z.array(z.object({ sql: z.string() })) }).parse(await request.json())
    await replaceTables(env.DB, tables)
    return {}
  })
  .post('/schema/others', async (request, env) => {
    const { others } = z.object({ others: z.array(z.string()) }).parse(await request.json())
    await finishTables(env.DB, others)
    return {}
  })
  .get('/rows/:table', (request, env) => readRows(env.DB, request.params.table ?? '', Number(request.query.from ?? 0)))
  .post('/rows', async (request, env) => ({
    orphans: await writeRows(env.DB, rowsToWrite.parse(await request.json())),
  }))
  .get('/files/:bucket', async (request, env) => {
    const cursor = typeof request.query.cursor === 'string' ? request.query.cursor : undefined
    const include = ['httpMetadata', 'customMetadata'] as const
    const listed = await bucketOf(request, env).list({ limit: 500, include: [...include], ...(cursor && { cursor }) })
    return {
      files: listed.objects.map(({ key, size, etag, httpMetadata, customMetadata }) => ({
        ...{ key, size, etag, httpMetadata, customMetadata },
      })),
      next: listed.truncated ? listed.cursor : null,
    }
  })
  .get('/files/:bucket/:key', async (request, env) => {
    const file = await bucketOf(request, env).get(keyOf(request))
    return new Response(file?.body ?? null, { status: file ? 200 : 204 })
  })
  .put('/files/:bucket/:key', async (request, env) => {
    const metadata = fileMetadata.parse(JSON.parse(decodeURIComponent(request.headers.get('x-metadata') ?? '%7B%7D')))
    await bucketOf(request, env).put(keyOf(request), await request.arrayBuffer(), metadata)
    return {}
  })
  .delete('/files/:bucket/:key', async (request, env) => {
    await bucketOf(request, env).delete(keyOf(request))
    return {}
  })

/** Serves `npm run backup` and `npm run restore`. Never deployed. */
export default { fetch: router.fetch } satisfies ExportedHandler<BackupEnv>
