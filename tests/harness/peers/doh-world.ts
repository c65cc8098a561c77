import type { Fault } from './fault.ts'

/** What the DNS of a test says. */
export type DnsWorld = {
  /** By name and type, each record as a resolver prints it: { 'www.example.com': { CNAME: ['example.com.'] } }. */
  names: Record<string, Partial<Record<string, string[]>>>
  /** Names that the resolver finds broken. */
  broken?: string[]
  /** By the type that is asked for. */
  faults?: Fault[]
}
