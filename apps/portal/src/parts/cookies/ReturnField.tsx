/** Address to which the server redirects after a form submitted without JavaScript. */
export function ReturnField({ to }: { to: string }) {
  return <input type="hidden" name="startURL" value={to} />
}
