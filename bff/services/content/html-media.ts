import type { Attributes } from 'sanitize-html'
import { isFollowedLink } from '#schema/rules/followed-link.ts'
import { PICTURE_SIZES, pictureUrl } from '#schema/rules/picture.ts'
import { mediaPath, videoPath } from '../../platform/media/media-path.ts'

/** How merchants' editors name a layout, and the class that the shop's styles have for it. No other class is kept. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  'rich-left': ['left', 'align-left', 'alignleft', 'float-left', 'pull-left'],
  'rich-right': ['right', 'align-right', 'alignright', 'float-right', 'pull-right'],
  'rich-center': ['center', 'centre', 'align-center', 'aligncenter', 'text-center'],
  'rich-columns': ['columns', 'row', 'pagebuilder-column-group', 'pagebuilder-column-line'],
}
const LAYOUT_OF = new Map(Object.entries(LAYOUTS).flatMap(([layout, names]) => names.map((name) => [name, layout] as const)))
/** A second copy of a picture, for phones. */
const COPY = /(?:^|\s)pagebuilder-mobile-only(?:\s|$)/
const LARGEST_SIDE = 10_000
const EMBEDDED = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#].*)?$/i,
    'https://www.youtube.com/watch?v=',
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{4,12})(?:[?#].*)?$/i, 'https://vimeo.com/'],
] as const

/** Replaces a merchant's layout classes with the shop's. @source CMS-21 */
export function layoutAttributes({ class: names = '' }: Attributes): Attributes {
  const layouts = new Set(
    names
      .toLowerCase()
      .split(/\s+/)
      .flatMap((name) => LAYOUT_OF.get(name) ?? []),
  )
  return layouts.size > 0 ? { class: [...layouts].join(' ') } : {}
}

/** A picture in the shop's sizes; without `src` if it is none of the platform's. @source CMS-20, CMS-21 */
export function pictureAttributes(given: Attributes): Attributes {
  const path = COPY.test(given.class ?? '') ? null : mediaPath(given.src ?? '')
  if (path === null) return {}
  const { class: layout } = layoutAttributes(given)
  const sides = [given.width, given.height].map(parseSide)
  const isSized = sides.every((side) => side > 0)
  const { width } = PICTURE_SIZES.text
  const at = (size: 'card' | 'text', density: 1 | 2) => pictureUrl(path, size, 'webp', density)
  return {
    src: at('text', 1),
    srcset: `${at('card', 1)} ${PICTURE_SIZES.card.width}w, ${at('text', 1)} ${width}w, ${at('text', 2)} ${2 * width}w`,
    sizes: '(width >= 48rem) 44rem, 92vw',
    width: String(isSized ? sides[0] : width),
    height: String(isSized ? sides[1] : Math.round((width * 9) / 16)),
    alt: given.alt?.trim() ?? '',
    loading: 'lazy',
    decoding: 'async',
    ...((layout || !isSized) && { class: [layout, isSized ? null : 'rich-unsized'].filter(Boolean).join(' ') }),
  }
}

/** A side in pixels; 0 for other values, such as '50%'. */
function parseSide(text: string | undefined): number {
  const side = /^\s*\d+(?:\.\d+)?(?:px)?\s*$/.test(text ?? '') ? Math.round(Number.parseFloat(text ?? '')) : 0
  return side <= LARGEST_SIDE ? side : 0
}

/** A link to the page of an embedded video; null for any other frame. @source CMS-22 */
export function embeddedVideo({ src = '', title }: Attributes): VideoLink | null {
  for (const [pattern, page] of EMBEDDED) {
    const id = pattern.exec(src.trim())?.[1]
    if (id) return videoLink(page + id, title)
  }
  return null
}

/** A link to a video file, with its picture; null if it is none that a browser plays. @source CMS-22 */
export function videoFile({ src = '', poster = '', title }: Attributes): VideoLink | null {
  const path = videoPath(src)
  const href = path ?? (/^https:/i.test(src) && isFollowedLink(src) ? src : null)
  if (href === null) return null
  const picture = mediaPath(poster)
  const link = videoLink(href, title)
  return picture === null ? link : { ...link, attribs: { ...link.attribs, 'data-poster': pictureUrl(picture, 'banner', 'webp') } }
}

export interface VideoLink {
  readonly attribs: Attributes
  /** The words of the link. */
  readonly text: string
}

const videoLink = (href: string, title: string | undefined): VideoLink => ({
  attribs: { href, class: 'rich-video', rel: 'noopener nofollow', target: '_blank' },
  text: title?.trim() || 'Video',
})

// Bounded, because a text of nothing but start tags would take quadratic time.
const DIRECTIVE = /\{\{media\s{1,9}url=(?:&quot;|["'])?([^"'{}&<>]{1,512})(?:&quot;|["'])?\s{0,9}\}\}/gi
const OLD_BROWSERS = /(<iframe\b(?:[^>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,300}>)[\s\S]{0,300}?(?=<\/iframe)/gi
const SOURCED = /<video\b([^>]{0,500})>\s{0,50}<source\b[^>]{0,500}?\ssrc=("[^">]{0,500}"|'[^'>]{0,500}')/gi
const POSTER = /<a ([^>]*) data-poster="([^"]*)">/g

/**
 * Prepares a merchant's tags for the sanitiser. Directives become paths, because their quotes would end the attribute. A video gets the URL
 * of its first source. The fallback text of frames is removed.
 */
export const withPlainMedia = (html: string): string =>
  html
    .replace(DIRECTIVE, '/media/$1')
    .replace(OLD_BROWSERS, '$1')
    .replace(SOURCED, (whole, attributes: string, src: string) =>
      /\ssrc\s*=/i.test(attributes) ? whole : `<video${attributes} src=${src}>`,
    )

/** Draws the pictures of videos, and lets wide tables scroll on their own. @param html sanitised, so that its tags are regular */
export const withFrames = (html: string): string =>
  html
    .replace(POSTER, (_whole, attributes: string, picture: string) => {
      const { width, height } = PICTURE_SIZES.banner
      return `<a ${attributes}><img src="${picture}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async" />`
    })
    .replaceAll('<table>', '<div class="rich-scroll"><table>')
    .replaceAll('</table>', '</table></div>')
