import sanitize from 'sanitize-html'

/** What a merchant's text may consist of. Pictures, styles, frames and scripts are not text. */
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
    // The page has its own first heading.
    h1: 'h2',
    a: (_name, { href }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
  },
}

/** HTML of the platform with everything taken out that is not text and its structure. */
export const cleanHtml = (html: string): string => sanitize(html, ALLOWED).trim()

/** The words alone, in one line, at most `limit` characters, cut between words. */
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

/** Undoes the escaping of the sanitiser, which leaves no other entities. */
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
