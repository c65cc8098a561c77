import type { WorkerModule } from '../../../scripts/build/build-worker.ts'

type Binding = { text: string } | { data: string } | { kv: string } | { r2: string } | { service: string }
type Worker = { file: string; listens?: boolean; cache?: string; bindings?: Record<string, Binding> }

export const root: string

/** An empty folder of this name under .cache. */
export function freshFolder(name: string): string

/** A free port of this machine. */
export function freePort(): Promise<number>

/** Starts workerd with these Workers and waits until they respond. */
export function startWorkerd(
  folder: string,
  workers: Record<string, Worker>,
): Promise<{ ports: Record<string, number>; pid: number; complaints: () => string; stop: () => Promise<void> }>

/** The path of an entry's main module, built once per run, in a folder with its other modules. */
export function buildWorker(entry: string, options?: { minify?: boolean }): Promise<string>

/** The modules that workerd compiles at startup: the first one and its static imports. */
export function startOf(modules: WorkerModule[], first?: string): WorkerModule[]

/** A build with each module's file, sources and imports. Without `minify`, names remain readable. */
export function builtWorker(
  entry: string,
  options?: { minify?: boolean; constants?: Record<string, string> },
): Promise<{ main: string; modules: WorkerModule[] }>
