/** What is read of Lighthouse's report. */
export type Report = {
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

export function audit(url: string, port: number): Promise<Report>
export function medianOf(reports: readonly Report[]): Record<string, number>
export function imperfect(reports: readonly Report[]): string[]
