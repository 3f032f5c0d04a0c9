/** Counts notifications of changes, and resolves after the last one. */
export function listening() {
  let count = 0
  let lastAt = 0
  return {
    notify(): void {
      count++
      lastAt = performance.now()
    },
    /**
     * Milliseconds from the start of an action until the last callback. Some caches also notify the readers of the same parent.
     *
     * @throws Error when there were fewer callbacks than expected.
     */
    async after(expected: number, act: () => unknown): Promise<number> {
      count = 0
      const start = performance.now()
      await act()
      if (count < expected) throw new Error(`${count} of ${expected} changes were notified`)
      return lastAt - start
    },
  }
}
