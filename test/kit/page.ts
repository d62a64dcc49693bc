import { inject } from 'vitest'

/** A page as somebody without scripts gets it. */
export interface VisitedPage {
  readonly status: number
  /** Where a redirect leads, as a path of the shop. */
  readonly location: string | null
  readonly headers: Headers
  readonly html: string
  /** What stands in the page's own part, between header and footer. */
  readonly main: string
  /** The words of `main`. */
  readonly text: string
  /** Where links in `main` lead, in order. */
  readonly links: readonly string[]
}

/** Opens a path of the shop and follows no redirect. */
export async function visit(path: string, url: string = inject('shop').url): Promise<VisitedPage> {
  const reply = await fetch(url + path, { redirect: 'manual' })
  const html = (await reply.text()).replaceAll('<!-- -->', '')
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replace(/<script.*?<\/script>/gs, '') ?? ''
  return {
    status: reply.status,
    location: pathOf(reply.headers.get('location'), url),
    headers: reply.headers,
    html,
    main,
    text: readable(main),
    links: [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href)),
  }
}

/** The objects of the page's structured data, by type. */
export function structuredData({ html }: VisitedPage): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const graph: readonly Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'] ?? []
  return new Map(graph.map((thing) => [String(thing['@type']), thing]))
}

const pathOf = (location: string | null, url: string) => (location?.startsWith(url) ? location.slice(url.length) : location)

const readable = (html: string) =>
  withoutEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

const withoutEntities = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
