export function startProduct(
  name: string,
  vars?: Record<string, string>,
): Promise<{ origin: string; pid: number | undefined; seconds: number; stop: () => Promise<void> }>
