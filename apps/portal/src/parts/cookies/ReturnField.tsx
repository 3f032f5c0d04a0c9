/** Where the server leads after the choice, when the browser sent the form by itself. */
export function ReturnField({ to }: { to: string }) {
  return <input type="hidden" name="startURL" value={to} />
}
