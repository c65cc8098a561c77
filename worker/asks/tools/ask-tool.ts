import type * as z from 'zod'
import type { ServiceContext } from '../../platform/context.ts'
import type { Asking, Run } from '../run.ts'

/** The result of a call, for the model: proposed changes, data to read, or an error. */
export type CallResult =
  | { ok: true; proposed?: string[]; changed?: string[]; warnings?: string[]; read?: Record<string, unknown> }
  | { problem: string }

export type Calling = { ctx: ServiceContext; asking: Asking; run: Run }

/** A function that a model may call. It changes only the run. */
export type AskTool<Name extends string = string, Input extends z.ZodObject = z.ZodObject> = {
  name: Name
  description: string
  input: Input
  /** Whether it gives the model something to read before it can go on. */
  reads?: true
  /** It needs the open editor beside it: an assistant elsewhere doesn't get it. */
  onScreen?: true
  run: (input: z.output<Input>, calling: Calling) => CallResult | Promise<CallResult>
}

export const askTool = <const Name extends string, Input extends z.ZodObject>(
  tool: AskTool<Name, Input>,
): AskTool<Name, Input> => tool
