declare module 'subset-font' {
  type Range = { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, Range>> },
  ): Promise<Uint8Array>
}
