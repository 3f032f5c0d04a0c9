const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', amp: '&' }

/** What HTML that the platform has cleaned says, a line for each of its blocks, with the addresses of links and pictures. */
export function wordsOfHtml(html: string): string {
  return html
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)')
    .replaceAll(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, '($1)')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|h[1-6]|li|tr|blockquote|pre|div)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
