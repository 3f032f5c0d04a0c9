/** The color of the brand in the light and in the dark theme, as `#rrggbb`. */
export type BrandColors = { readonly light: string; readonly dark: string }

/** The surface of each theme on which the color is hardest to read: `--well-2` of the tokens of `ui`, behind selected rows. */
const hardestSurfaces = { light: '#dbe8eb', dark: '#22303a' } as const

const MIN_CONTRAST = 4.5

/** @returns the problem of a brand color, without a full stop; null for a readable color. */
export function brandColorProblem(color: string, theme: keyof BrandColors): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return `must be a color such as #1b4f72, not "${color}"`
  const contrast = contrastOf(color, hardestSurfaces[theme])
  if (contrast >= MIN_CONTRAST) return null
  // Rounded down, so that a contrast of 4.49 is not shown as 4.5, which is enough.
  const written = (Math.floor(contrast * 10) / 10).toFixed(1)
  const better = theme === 'light' ? 'darker' : 'lighter'
  return `has a contrast of ${written}:1 in the ${theme} theme, and text needs ${MIN_CONTRAST}:1. Choose a ${better} color than ${color}`
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrastOf(color: string, surface: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(color), luminanceOf(surface)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The CSS rule that follows the style sheet of the portal. On hover the color gains contrast with its surface; its text keeps its color. */
export function brandStyles(colors: BrandColors | null): string {
  if (colors === null) return ''
  const { light, dark } = colors
  return `:root{--brand-fill:light-dark(${light},${dark});--brand-text:light-dark(${light},${dark});--brand-fill-hover:light-dark(color-mix(in srgb,${light},#000 15%),color-mix(in srgb,${dark},#fff 15%))}`
}
