import { inject } from 'vitest'

/** A page as a shopper without scripts receives it. */
export interface VisitedPage {
  readonly status: number
  /** Target of a redirect, as a path in the shop. */
  readonly location: string | null
  readonly headers: Headers
  readonly html: string
  /** HTML of the main element, between header and footer. */
  readonly main: string
  /** Plain text of `main`. */
  readonly text: string
  /** Targets of the links in `main`, in order. */
  readonly links: readonly string[]
}

/** Loads a path of the shop without following redirects. */
export async function visit(path: string, url: string = inject('shop').url): Promise<VisitedPage> {
  const reply = await fetch(url + path, { redirect: 'manual' })
  const html = (await reply.text()).replaceAll('<!-- -->', '')
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replace(/<script.*?<\/script>/gs, '') ?? ''
  return {
    status: reply.status,
    location: toPath(reply.headers.get('location'), url),
    headers: reply.headers,
    html,
    main,
    text: readable(main),
    links: [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href)),
  }
}

/** Returns the objects of the page's structured data, by type. */
export function structuredData({ html }: VisitedPage): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const graph: readonly Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'] ?? []
  return new Map(graph.map((thing) => [String(thing['@type']), thing]))
}

const toPath = (location: string | null, url: string) => (location?.startsWith(url) ? location.slice(url.length) : location)

const readable = (html: string) =>
  withoutEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

export const withoutEntities = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
