/**
 * The HTML that rich texts may hold: text structure, links, images and tables. Everything else is taken out when a text is written,
 * and again when it is shown.
 */
export const safeMarkup = {
  tags: [
    'h2,h3,h4,p,br,hr,ul,ol,li,blockquote,pre,code,kbd,strong,em,b,i'.split(','),
    'a,img,figure,figcaption,table,caption,thead,tbody,tr,th,td,dl,dt,dd,sub,sup'.split(','),
  ].flat(),
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** Of links; those of images must be https. Addresses without a scheme lead to the portal's own pages. */
  schemes: ['https', 'mailto', 'tel'],
} as const satisfies SafeMarkup

/** The same as options of sanitize-html, by which texts are cleaned where there is no browser. */
export const sanitizerOptions = () => ({
  allowedTags: [...safeMarkup.tags],
  allowedAttributes: Object.fromEntries(Object.entries(safeMarkup.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...safeMarkup.schemes],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
})

type SafeMarkup = {
  tags: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
  schemes: readonly string[]
}
