import type { ShopInfo, StoreViewInfo } from '#schema/page.types.ts'
import { routerPath } from '../../../../data/shop-path.ts'

/** The URL of the current page in another store view; null if there is none or no network, in which case its home page is used. */
export type FindCounterpart = (view: Pick<StoreViewInfo, 'code' | 'home' | 'language'>) => Promise<string | null>

/**
 * Finds a page in other store views: by its alternate link, which products and categories have, or else at the same path. Each lookup
 * runs once.
 * @param here path of the page, with the prefix of its store view
 * @source SCREEN-21
 */
export function counterparts(
  here: string,
  { basePath, origin }: Pick<ShopInfo, 'basePath' | 'origin'>,
  signal: AbortSignal,
): FindCounterpart {
  const path = routerPath(basePath, here)
  const own = path === '/' ? null : headOf(here, signal)
  const asked = new Map<string, Promise<string | null>>()

  async function look({ home, language }: Parameters<FindCounterpart>[0]): Promise<string | null> {
    const told = alternateIn((await own)?.headers.get('link') ?? '', language, new URL(home, origin).href)
    if (told !== null) return home.startsWith('/') ? told.slice(origin.length) : told
    if (path === '/' || !home.startsWith('/')) return null
    const address = home.slice(0, -1) + path
    return (await headOf(address, signal))?.ok ? address : null
  }
  return (view) => {
    const known = asked.get(view.code) ?? look(view)
    asked.set(view.code, known)
    return known
  }
}

async function headOf(address: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(address, { method: 'HEAD', signal })
  } catch {
    return null
  }
}

const ALTERNATE = /<([^<>"]*)>; rel="alternate"; hreflang="([^"]*)"/g

/** Store views with the same language differ in their URL prefix. */
function alternateIn(links: string, language: string, begin: string): string | null {
  const found = [...links.matchAll(ALTERNATE)].find(([, address = '', tag]) => tag === language && address.startsWith(begin))
  return found?.[1] ?? null
}
