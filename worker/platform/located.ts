import type { Env } from '../env.ts'

/** Durable Objects in the operator's chosen jurisdiction. In another jurisdiction, the same name means another object. */
export const located = <T extends Rpc.DurableObjectBranded | undefined>(
  objects: DurableObjectNamespace<T>,
  { JURISDICTION }: Pick<Env, 'JURISDICTION'>,
): DurableObjectNamespace<T> => (JURISDICTION ? objects.jurisdiction(JURISDICTION) : objects)
