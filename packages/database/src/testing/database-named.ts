/** The address of another database of the same cluster. */
export function databaseNamed(connectionString: string, name: string): string {
  return connectionString.replace(/\/[^/?]*(\?|$)/, `/${encodeURIComponent(name)}$1`)
}
