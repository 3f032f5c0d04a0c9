/** A text that is equal for equal configs; a config that cannot be written down stands for itself. */
export function contentOf(config: unknown): unknown {
  try {
    return JSON.stringify(config)
  } catch {
    return config
  }
}
