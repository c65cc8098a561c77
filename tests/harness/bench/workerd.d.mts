import type { WorkerModule } from '../../../scripts/build/build-worker.ts'

type Binding = { text: string } | { data: string } | { kv: string } | { r2: string } | { service: string }
type Worker = { file: string; listens?: boolean; cache?: string; bindings?: Record<string, Binding> }

export const root: string

/** An empty folder of this name under .cache. */
export function freshFolder(name: string): string

/** A port of this machine that nothing listens at. */
export function freePort(): Promise<number>

/** Starts workerd with these Workers and waits until every one that listens answers. */
export function startWorkerd(
  folder: string,
  workers: Record<string, Worker>,
): Promise<{ ports: Record<string, number>; pid: number; complaints: () => string; stop: () => Promise<void> }>

/** The path of an entry's main module, made once a run, in a folder with its other modules. */
export function buildWorker(entry: string, options?: { minify?: boolean }): Promise<string>

/** Of a Worker's modules, those that workerd compiles when it starts with one: it, and what it imports at once. */
export function startOf(modules: WorkerModule[], first?: string): WorkerModule[]

/** The same, with each module's file, source files and imports. Without minifying, names stay readable. */
export function builtWorker(
  entry: string,
  options?: { minify?: boolean; constants?: Record<string, string> },
): Promise<{ main: string; modules: WorkerModule[] }>
