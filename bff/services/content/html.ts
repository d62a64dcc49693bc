import sanitize from 'sanitize-html'

/** Elements allowed in a merchant's text. Pictures, styles, frames and scripts are removed. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'sub', 'sup', 'small', 'abbr', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'title'],
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (_name, { href }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
  },
}

/** Sanitises the platform's HTML: keeps only text and its structure. */
export const cleanHtml = (html: string): string => sanitize(html, ALLOWED).trim()

/** Plain text on one line, at most `limit` characters, cut between words. */
export function plainText(html: string, limit = Number.POSITIVE_INFINITY): string {
  const spaced = html.replace(/<(?:\/(?:p|li|h\d|td|th|div|tr)|br\s*\/?)>/gi, ' $&')
  const text = decode(sanitize(spaced, { ...ALLOWED, allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= limit) return text
  const words = text.slice(0, Math.max(text.lastIndexOf(' ', limit - 1), limit / 2))
  return `${words.replace(/[\s,.;:–-]+$/, '')}…`
}

function linkAttributes(href: string | undefined): sanitize.Attributes {
  if (!href) return {}
  return /^https?:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Reverses the sanitiser's escaping; the sanitiser leaves no other entities. */
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
