/** The path of an entry's bundle, made once a run; beside it lies `bundle-meta.json`. */
export function buildWorker(entry: string, options?: { minify?: boolean }): Promise<string>
