export function startProduct(
  name: string,
  vars?: Record<string, string>,
): Promise<{ origin: string; seconds: number; stop: () => Promise<void> }>
