import type { ShopInfo, StoreViewInfo } from '#schema/page.types.ts'
import { routerPath } from '../../../../data/shop-path.ts'

/** Finds the URL of the current page in another store view. Null if there is none, or no network; callers then use the home page. */
export type FindCounterpart = (view: Pick<StoreViewInfo, 'code' | 'home' | 'language'>) => Promise<string | null>

/**
 * Finds a page in other store views by its alternate link, which products and categories have, or else at the same path. Looks up each
 * store view once.
 * @param here path of the page, with the prefix of its store view
 * @source SCREEN-21
 */
export function counterparts(
  here: string,
  { basePath, origin }: Pick<ShopInfo, 'basePath' | 'origin'>,
  signal: AbortSignal,
): FindCounterpart {
  const path = routerPath(basePath, here)
  const page = path === '/' ? null : fetchHead(here, signal)
  const lookups = new Map<string, Promise<string | null>>()

  async function lookUp({ home, language }: Parameters<FindCounterpart>[0]): Promise<string | null> {
    const alternate = findAlternate((await page)?.headers.get('link') ?? '', language, new URL(home, origin).href)
    if (alternate !== null) return home.startsWith('/') ? alternate.slice(origin.length) : alternate
    if (path === '/' || !home.startsWith('/')) return null
    const address = home.slice(0, -1) + path
    return (await fetchHead(address, signal))?.ok ? address : null
  }
  return (view) => {
    const lookup = lookups.get(view.code) ?? lookUp(view)
    lookups.set(view.code, lookup)
    return lookup
  }
}

async function fetchHead(address: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(address, { method: 'HEAD', signal })
  } catch {
    return null
  }
}

const ALTERNATE = /<([^<>"]*)>; rel="alternate"; hreflang="([^"]*)"/g

/** @param home absolute URL of the store view's home page; tells store views of the same language apart */
function findAlternate(links: string, language: string, home: string): string | null {
  const found = [...links.matchAll(ALTERNATE)].find(([, address = '', tag]) => tag === language && address.startsWith(home))
  return found?.[1] ?? null
}
