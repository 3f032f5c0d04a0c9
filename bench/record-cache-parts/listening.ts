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
     * The milliseconds from the start of an act until the last callback. Some caches tell those who read the same parent as well.
     *
     * @throws Error when fewer callbacks came than were expected.
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
