import { env } from 'cloudflare:workers'
import type { ScriptedAnswer, SeenRequest } from '../peers/scripted-answer.ts'

/** An external HTTP service with scripted responses. */
export type Peer = {
  url: string
  /** 'host:port' */
  host: string
  /** Every request so far. */
  seen: () => Promise<SeenRequest[]>
  /** Replaces the responses. */
  script: (answers: ScriptedAnswer[]) => Promise<void>
}

/** A new peer, which responds with 404 to unscripted requests. `answers` may use its address. */
export async function newPeer(answers: ScriptedAnswer[] | ((url: string) => ScriptedAnswer[])): Promise<Peer> {
  const url = `${env.PEERS_URL}/${crypto.randomUUID()}`
  const scripted = typeof answers === 'function' ? answers(url) : answers
  const script = async (wanted: ScriptedAnswer[]) =>
    void (await fetch(`${url}/_answers`, { method: 'PUT', body: JSON.stringify(wanted) }))
  await script(scripted)
  return { url, host: new URL(url).host, seen: async () => (await fetch(`${url}/_seen`)).json(), script }
}
