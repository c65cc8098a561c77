import type { Env } from '../../worker/env.ts'

type Answer = { success: boolean; result?: unknown; errors?: readonly { code: number; message: string }[] }

/** Stands in for the binding AI, by Cloudflare's API. Throws the errors that the binding throws. */
export function workersAiOverHttp(account: string, token: string): NonNullable<Env['AI']> {
  const base = `https://api.cloudflare.com/client/v4/accounts/${account}/ai/run`
  return {
    run: async (model, inputs, options) => {
      const gateway = options?.gateway
      const response = await fetch(`${base}/${model}`, {
        method: 'POST',
        body: JSON.stringify(inputs),
        signal: options?.signal ?? null,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...(gateway && { 'cf-aig-gateway-id': gateway.id, 'cf-aig-collect-log': `${gateway.collectLog}` }),
        },
      })
      const answered = (await response.json().catch(() => ({ success: false }))) as Answer
      const { success, result, errors = [] } = answered
      if (success) return result
      throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join(' ') || `${response.status}`)
    },
  }
}
