export function databasesIn(toml: string): string[]
