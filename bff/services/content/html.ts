import sanitize from 'sanitize-html'
import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import { PICTURE_SIZES } from '#schema/rules/picture.ts'
import { unbrokenSizes, WORD_JOINER } from '#schema/rules/unbroken-sizes.ts'
import {
  embeddedVideo,
  layoutAttributes,
  pictureAttributes,
  type VideoLink,
  videoFile,
  withFrames,
  withPlainMedia,
} from './html-media.ts'

const { width, height } = PICTURE_SIZES.text
/** As `pictureAttributes` writes it. */
const FIRST_PICTURE = new RegExp(`<img src="/img/${width}x${height}/([^"]+)\\.webp"`)

/**
 * Elements allowed in a merchant's text. Pictures become the shop's, videos become links, and styles, frames and scripts are removed.
 * @source CMS-20 to CMS-22; decision 0035
 */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'sub', 'sup', 'small', 'abbr', 'a'],
    ...['div', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'class', 'data-poster'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'class'],
    div: ['class'],
    figure: ['class'],
    p: ['class'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  textFilter: (text) => unbrokenSizes(writeSizes(text)),
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'video', 'template', 'title'],
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (_name, { href }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
    img: (_name, attributes) => ({ tagName: 'img', attribs: pictureAttributes(attributes) }),
    div: withLayout,
    figure: withLayout,
    p: withLayout,
    iframe: (tagName, attributes) => toLinkTag(tagName, embeddedVideo(attributes)),
    video: (tagName, attributes) => toLinkTag(tagName, videoFile(attributes)),
  },
}

/** Sanitises the platform's HTML: keeps text, its structure, and the platform's pictures. */
export const cleanHtml = (html: string): string => withFrames(sanitize(withPlainMedia(html), ALLOWED)).trim()

/** Path of the first picture in sanitised HTML, for `pictureUrl`. @source CMS-23 */
export function firstPicture(html: string): string | null {
  const file = FIRST_PICTURE.exec(html)?.[1]
  return file === undefined ? null : `/${file.split('/').map(decodeURIComponent).join('/')}`
}

/** Plain text on one line, at most `limit` characters, cut between words. */
export function plainText(html: string, limit = Number.POSITIVE_INFINITY): string {
  const spaced = html.replace(/<(?:\/(?:p|li|h\d|td|th|div|tr)|br\s*\/?)>/gi, ' $&')
  const text = decode(sanitize(spaced, { ...ALLOWED, allowedTags: [], allowedAttributes: {}, transformTags: {} }))
    .replace(/\s+/g, ' ')
    .replaceAll(WORD_JOINER, '')
    .trim()
  if (text.length <= limit) return text
  const words = text.slice(0, Math.max(text.lastIndexOf(' ', limit - 1), limit / 2))
  return `${words.replace(/[\s,.;:–-]+$/, '')}…`
}

function withLayout(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: layoutAttributes(attributes) }
}

function toLinkTag(tagName: string, link: VideoLink | null): sanitize.Tag {
  return link ? { tagName: 'a', ...link } : { tagName, attribs: {} }
}

function linkAttributes(href: string | undefined): sanitize.Attributes {
  if (!href) return {}
  return /^https?:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Reverses the sanitiser's escaping; the sanitiser leaves no other entities. */
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
